import { toPhoneticKey } from './phonetic-key.ts'
import { normalizeText, stemWord, splitWords } from './tokens.ts'
import {
  ANSWER_KIND_TOPICS,
  parseWeekdaysOrNumber,
  findSynonyms,
  isFillerWord,
  isLatinWord,
  isStopWord,
  isLanguageStopWord,
  detectAnswerType,
  findWordTopics,
  findPhraseTopics,
  findModifiers,
} from './vocabulary.ts'

/** A language and its script: people type Hindi and Gujarati in Latin letters too. */
export type Language = 'en' | 'hi' | 'gu' | 'hi-Latn' | 'gu-Latn'

/** A visitor's question after parsing. */
export interface Question {
  readonly plain: string
  readonly language: Language
  readonly words: readonly QuestionWord[]
  readonly isAbout: (...anyOf: readonly string[]) => boolean
  /** School classes that the question names, or that follow from an age; 0 or less is before Class 1. */
  readonly classes: readonly number[]
  readonly days: readonly string[]
  /** The type of the wanted answer, such as a person or a time: see words/answer-types.txt. */
  readonly answerType: string | undefined
  /** Words that change what is asked, such as “not”: see words/modifiers.txt. */
  readonly modifiers: readonly string[]
  /** The terms to search the pages for; each term is a list of alternative stems. */
  readonly terms: readonly SearchTerm[]
}

export interface QuestionWord {
  readonly word: string
  /** Possible meanings of the word: see words/topics.txt. */
  readonly topics: readonly string[]
  readonly number?: number
  readonly days: readonly string[]
  readonly isStopWord: boolean
}

export type SearchTerm = readonly string[]

/** Limits of a question, so that long questions do not take long. */
const MOST_WORDS = 60
const MOST_TERMS = 24
const LONGEST_PHRASE = 6

export interface SiteWords {
  readonly isWord: (word: string) => boolean
  /** The site's word that is meant by one with a typo. */
  readonly correctSpelling: (word: string) => string | undefined
  /** Words that sound like a word in an Indian script, such as names of people and places. */
  readonly soundingLike: (word: string) => readonly string[]
}

export function parseQuestion(text: string, site: SiteWords): Question {
  const plain = normalizeText(text)
  const all = splitWords(plain).slice(0, MOST_WORDS)
  const inPhrases = topicsInPhrases(all)
  const words = all.map((word, at) => parseWord(word, inPhrases[at] ?? [], site))
  const language = languageOf(plain, all)
  const topics = new Set(words.flatMap(each => each.topics))
  const classes = classesIn(words)
  return {
    plain,
    language,
    words,
    isAbout: (...anyOf) => anyOf.some(topic => topics.has(topic)),
    classes,
    days: [...new Set(words.flatMap(each => each.days))],
    answerType: detectAnswerType(plain),
    modifiers: findModifiers(words.map(({ word }) => word)),
    // For children below Class 1, also search for the preschool topic.
    terms: [...termsOf(words, language, site), ...(classes.some(each => each < 1) ? [['anganwadi']] : [])],
  }
}

function topicsInPhrases(words: readonly string[]): readonly (readonly string[])[] {
  const found = words.map((): string[] => [])
  for (const from of words.keys()) {
    for (let to = from + 2; to <= Math.min(words.length, from + LONGEST_PHRASE); to += 1) {
      const topics = findPhraseTopics(words.slice(from, to))
      for (let at = from; at < to; at += 1) found[at]?.push(...topics)
    }
  }
  return found
}

function parseWord(word: string, inPhrase: readonly string[], { isWord }: SiteWords): QuestionWord {
  const topics = [...new Set([...inPhrase, ...findWordTopics(word, isWord)])]
  const known = topics.includes('3d') ? [] : parseWeekdaysOrNumber(word)
  const [number] = known.map(parseFloat).filter(each => !Number.isNaN(each))
  return {
    word,
    topics,
    ...(number !== undefined && { number }),
    days: number === undefined ? known : [],
    isStopWord: topics.length === 0 && (isStopWord(word) || known.length > 0),
  }
}

/** Finds the language by the script, or for Latin letters by the stop words of each language. */
function languageOf(plain: string, words: readonly string[]): Language {
  const lettersOf = (script: RegExp) => plain.match(script)?.length ?? 0
  const [devanagari, gujarati] = [lettersOf(/\p{Script=Devanagari}/gu), lettersOf(/\p{Script=Gujarati}/gu)]
  if (devanagari + gujarati > 1) return devanagari >= gujarati ? 'hi' : 'gu'
  // A word that both Hindi and Gujarati use, or that is also English, counts only 0.4.
  const weightOf = (language: Language) =>
    words
      .filter(word => isLanguageStopWord(language, word))
      .reduce((sum, word) => sum + (isLanguageStopWord('both', word) ? 0.4 : 1), 0)
  const [hindi, latinGujarati] = [weightOf('hi-Latn'), weightOf('gu-Latn')]
  if (Math.max(hindi, latinGujarati) < 1) return 'en'
  return latinGujarati > hindi ? 'gu-Latn' : 'hi-Latn'
}

/** Begins a term that is not a stem but the sound of a word that no list knows. */
export const SOUND_MARK = '~'

/** Turns words into search terms: in English, because the pages are in English. */
function termsOf(words: readonly QuestionWord[], language: Language, site: SiteWords): readonly SearchTerm[] {
  const telling = words.filter(
    ({ word, topics }) =>
      !isFillerWord(word) && (topics.length > 0 || !isStopWord(word) || language === 'en'),
  )
  const terms = (telling.length > 0 ? telling : words).flatMap(({ word, topics }): readonly SearchTerm[] => {
    if (language === 'en') return [stemsOf(word, site)]
    const topic = topics.find(each => !ANSWER_KIND_TOPICS.has(each))
    if (topic !== undefined) {
      const own = site.isWord(word) ? [word] : []
      return [[...new Set([...topic.split('_'), ...own].map(stemWord))]]
    }
    if (topics.length > 0) return []
    const own = isLatinWord(word) ? stemsOf(word, site) : site.soundingLike(word).map(stemWord)
    return [[...own, SOUND_MARK + toPhoneticKey(word)]]
  })
  return [...new Map(terms.map(term => [term.join(' '), term])).values()].slice(0, MOST_TERMS)
}

/** The stem of a word, and of the site's word that is meant if nobody knows the word as it is written. */
function stemsOf(word: string, site: SiteWords): SearchTerm {
  const isKnown = site.isWord(word) || isStopWord(word) || findSynonyms(stemWord(word)).length > 0
  const corrected = isKnown ? undefined : site.correctSpelling(word)
  return [...new Set([word, corrected ?? word].map(stemWord))]
}

/** The difference between a child's age and class: at 6, a child is in Class 1, as the labs' pages say. */
export const AGE_BEFORE_CLASS_1 = 5
const LAST_CLASS = 12
/** The largest number that is read as a class, so that “class 15” is told that no course fits. */
const MOST_CLASS = 20

const AGE = new RegExp(
  String.raw`\b(?:aged?|umar|umr|turn(?:ing|ed)) (?:is |of |hai )?(\d{1,2})\b|\b(\d{1,2})[ -]?(?:years?|yrs?|saal|sal|varsh|varas)[ -](?:old|ka|ki|ke|no|ni|na|nu)\b|\b(\d{1,2}) ?(?:yo|yrs?|saal|varsh|varas)\b|(?:उम्र|ઉંમર) (\d{1,2})|(\d{1,2}) (?:साल|वर्ष|વર્ષ)`,
  'gu',
)
const CHILD =
  /\b(?:son|daughter|child|kid|nephew|niece|boy|girl|beta|beti|he|she|dikro|dikri|brother|sister) (?:is |of |just |now )*(\d{1,2})\b(?! (?:years? of|st|nd|rd|th|class|grade|std|standard))/g

/** Whether a word is an ordinal number. “4th” can be a class, but not an age. */
const isOrdinal = (word: string): boolean => parseWeekdaysOrNumber(word).some(each => /\d\p{L}/u.test(each))

/** Finds the school classes in “class 4”, “grades 3 to 5” or “7 and 8 class”, and the class for an age. */
function classesIn(words: readonly QuestionWord[]): readonly number[] {
  const isClass = (at: number) =>
    /^(class|classes|grade|grades|std|standard|cls|kaksha|kaksh|dhoran|dhorn|grader|graders|jamat|कक्षा|क्लास|वर्ग|ધોરણ|ધોરણમાં|ક્લાસ)$/u.test(
      words[at]?.word ?? '',
    )
  const isLink = (at: number) =>
    /^(and|to|or|aur|ane|se|ya|me|mein|ma|of|the|is|in|और|અને|no|ki|ka)$/u.test(words[at]?.word ?? '')
  const isOfChild = words.some(({ topics }) => topics.includes('child') || topics.includes('course'))
  const classes = words.flatMap(({ word, number, topics }, at) => {
    if (topics.includes('too_young')) return [0]
    if (number === undefined || number > MOST_CLASS || !Number.isInteger(number)) return []
    const near =
      isClass(at - 1) ||
      isClass(at + 1) ||
      (isLink(at - 1) && isClass(at - 2)) ||
      (isLink(at + 1) && isClass(at + 2)) ||
      (isLink(at - 1) && words[at - 2]?.number !== undefined && isClass(at - 3))
    // “on the 7th” is a date, but “in the 7th” is a class.
    const isDate = words[at - 1]?.word === 'the' && words[at - 2]?.word !== 'in'
    const isGrade = isOrdinal(word) && (/^\d/.test(word) || (number > 2 && isOfChild))
    return near || (isGrade && number <= LAST_CLASS && !isDate) ? [number] : []
  })
  const plain = words.map(({ word, number = word }) => (isOrdinal(word) ? word : number)).join(' ')
  const ages = [...plain.matchAll(AGE), ...plain.matchAll(CHILD)].map(found =>
    Number(found.slice(1).find(Boolean)),
  )
  return [...new Set([...classes, ...ages.map(age => age - AGE_BEFORE_CLASS_1)])]
}
