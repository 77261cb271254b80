import type { Course } from '../facts/courses.ts'
import type { Facts } from '../facts/facts.ts'
import type { Offering } from '../facts/offerings.ts'
import { schoolingIn } from './classes-and-ages.ts'
import { daysIn, minuteIn, type Day } from './days-and-hours.ts'
import { languageOf, type Language } from './language.ts'
import type { Topic } from './lexicon.ts'
import { meaningsOf, type Meaning, type WordsOfSite } from './meanings.ts'
import { numberIn } from './number-words.ts'
import { soundOf } from './sound.ts'
import { plainText, wordsOf } from './tokens.ts'

/** What the assistant understands of a question. */
export interface Question {
  /** Lower case, see plainText. */
  readonly plain: string
  readonly language: Language
  readonly words: readonly string[]
  readonly meanings: readonly Meaning[]
  /** All of these topics. */
  readonly isAbout: (...topics: readonly Topic[]) => boolean
  readonly isAboutAny: (...topics: readonly Topic[]) => boolean
  /** Of something particular beside these: a lab, a race, the waitlist. What is true of courses is not true of that. */
  readonly isAboutOther: (...than: readonly Topic[]) => boolean
  readonly courses: readonly Course[]
  readonly labs: readonly Offering[]
  readonly classes: readonly number[]
  readonly ages: readonly number[]
  readonly days: readonly Day[]
  /** After midnight. */
  readonly minute: number | undefined
  /** Words that are neither a topic nor small: what the question is about if not about a topic. */
  readonly strange: readonly string[]
}

/** More words than this make no question clearer, only slower to answer. */
const MOST_WORDS = 60

/** @param site which words the pages have */
export function readQuestion(text: string, facts: Facts, site: WordsOfSite): Question {
  const plain = plainText(text)
  const words = wordsOf(plain).slice(0, MOST_WORDS)
  const meanings = meaningsOf(words, site)
  const topics = new Set(meanings.flatMap(meaning => meaning.topics))
  const { classes, ages } = schoolingIn(words)
  const named = facts.courses.filter(course => isNamed(course.name, words, topics))
  // “The coding course” is the one that has it in its title.
  const isByTopic = named.length === 0 && classes.length === 0 && topics.has('coding') && topics.has('course')
  const courses = isByTopic
    ? facts.courses.filter(({ title }) => /\b(cod|block|program)/i.test(title))
    : named
  const days = daysIn(words)
  const own = new Set([
    ...ofTheChild(plain),
    ...courses.flatMap(course => wordsOf(plainText(course.title))),
    ...facts.courses.flatMap(({ instructor = '' }) => wordsOf(plainText(instructor))),
  ])
  return {
    plain,
    words,
    meanings,
    language: languageOf(text, words),
    isAbout: (...all) => all.every(topic => topics.has(topic)),
    isAboutAny: (...any) => any.some(topic => topics.has(topic)),
    isAboutOther: (...than) => PARTICULAR.some(topic => topics.has(topic) && !than.includes(topic)),
    courses,
    // “Science” alone is a subject, and no lab.
    labs: OF_LABS.some(topic => topics.has(topic))
      ? facts.labs.filter(lab => isNamed(lab.name, words, topics))
      : [],
    classes,
    ages,
    days,
    minute: minuteIn(plain),
    strange: meanings
      .filter(
        ({ isStrange, word }) =>
          isStrange && !own.has(word) && daysIn([word]).length === 0 && numberIn(word) === undefined,
      )
      .map(({ word }) => word),
  }
}

/** What a child is called and likes: “my daughter Riya, who loves puzzles, is in class 4” asks nothing about puzzles. */
const ofTheChild = (plain: string): readonly string[] =>
  [...plain.matchAll(LIKES), ...plain.matchAll(CALLED)].flatMap(([all]) => wordsOf(all))

const LIKES =
  /\b(?:likes?|loves?|enjoys?|interested in|interest in|fond of|good at|crazy about|takes apart|wants|shauk|pasand|game chhe|game che)\b[^,.?!;]*/g
const CALLED =
  /\b(?:son|daughter|boy|girl|nephew|niece|grandson|granddaughter|brother|sister|beta|beti|dikro|dikri),? \p{L}+(?=,? (?:likes?|loves?|enjoys?|is|who|in)\b)/gu

const OF_LABS: readonly Topic[] = ['lab', 'drone', 'panel', 'printer', '3d']

/** Topics that make a question one about just this. */
const PARTICULAR: readonly Topic[] = [
  'lab',
  'anganwadi',
  'competition',
  'tier',
  'waitlist',
  'holiday camp',
  'medical camp',
  'career counselling',
  'vocational',
  'training',
  'maze',
  'news',
  'blog',
  'scholarship',
  'partnership',
  'founded',
  'community',
  'kit',
  'visit',
  'write',
  'win',
  'refund',
  'register',
  'language',
  'disability',
  'privacy',
  'newsletter',
  'award',
  'mission',
  'drone',
  'panel',
  'printer',
]

/** Words that many names have. */
const COMMON = /^(lab|circle|smart|interactive|link|and|the|of)$/

/** A name is said by one of its own words, by a topic that is called like it, or by how it sounds. */
function isNamed(name: string, words: readonly string[], topics: ReadonlySet<string>): boolean {
  const own = wordsOf(plainText(name)).filter(word => !COMMON.test(word))
  return own.some(
    word =>
      topics.has(word) ||
      words.includes(word) ||
      (word.length > 4 && words.some(said => soundOf(said) === soundOf(word))),
  )
}
