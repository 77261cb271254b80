/**
 * The words that count in a text, in the form in which a question and a page meet: lower case, without endings, with one word
 * for things that people call differently (cost, fees, ₹ -> price). The same function reads both sides.
 */
export function contentWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(DAY_RANGE, everyDay)
    .replace(GRADE_RANGE, everyGrade)
    .replaceAll('₹', ' price ')
    .replace(/\b(?:sign|log)[ -]?(?:in|on)s?\b(?! (?:english|hindi|gujarati|language))/g, ' login ')
    .replace(/opening (hours|times)/g, ' openinghours ')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/['’](s|re|ll|ve|d|m|t)\b/g, '')
  const tokens = plain.match(/\d+(?:\.\d+)+|[\p{L}\p{M}\p{N}]+/gu) ?? []
  return tokens.filter(token => !STOP_WORDS.has(token)).map(basicForm)
}

/** Stands between words of which a question means one: “flood|water”. */
export const OR = '|'

function basicForm(word: string): string {
  return SAME.get(word) ?? stem(word)
}

/** Takes common endings off, so that courses meets course and cancellation meets cancel. Words of three letters stay. */
function stem(word: string): string {
  for (const [ending, replacement] of ENDINGS) {
    const rest = word.slice(0, -ending.length)
    if (rest.length >= 3 && word.endsWith(ending)) return withoutTail(rest + replacement)
  }
  return word.length > 3 ? withoutTail(word) : word
}

const withoutTail = (word: string): string => word.replace(/e$/, '').replace(/([b-df-hj-np-tv-z])\1$/, '$1')

const ENDINGS: readonly (readonly [ending: string, replacement: string])[] = [
  ['ations', ''],
  ['ation', ''],
  ['ships', ''],
  ['ship', ''],
  ['ings', ''],
  ['ing', ''],
  ['ies', 'y'],
  ['ss', 'ss'],
  ['s', ''],
  ['ed', ''],
]

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const DAY = '(sun|mon|tue|wed|thu|fri|sat)(?:s?day|nesday|rsday|urday)?s?'
/** “Mon-Fri” and “Monday to Friday” speak of Wednesday too. */
const DAY_RANGE = new RegExp(`\\b${DAY}\\s*(?:-|–|to|until)\\s*${DAY}\\b`, 'g')

function everyDay(_range: string, first: string, last: string): string {
  const start = DAYS.findIndex(day => day === first)
  const length = ((DAYS.findIndex(day => day === last) - start + 7) % 7) + 1
  return [...DAYS, ...DAYS].slice(start, start + length).join(' ')
}

/** “Grades 3 to 5” are for Class 4 too. */
const GRADE_RANGE = /\b(?:grade|classe|class)s? (\d{1,2})(?: to |-|–)(\d{1,2})\b/g

function everyGrade(_range: string, first: string, last: string): string {
  const length = Math.max(0, Number(last) - Number(first) + 1)
  return `grade ${Array.from({ length }, (_, step) => Number(first) + step).join(' ')}`
}

const SAME = new Map(
  Object.entries({
    price: 'cost costs costing fee fees pricing priced charge charges rupee rupees rs inr',
    grade: 'class classes',
    register: 'registration enrol enroll enrolment enrollment signup',
    child: 'children kid kids',
    win: 'won winner winners winning',
    phone: 'telephone mobile',
    email: 'mail emails',
    address: 'location located',
    sun: 'sunday sundays',
    mon: 'monday mondays',
    tue: 'tuesday tuesdays',
    wed: 'wednesday wednesdays',
    thu: 'thursday thursdays',
    fri: 'friday fridays',
    sat: 'saturday saturdays',
  }).flatMap(([word, others]) => others.split(' ').map(other => [other, stem(word)] as const)),
)

const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about all also am an and any are as at be become been but by can come could did do does don doing each else for from get give ' +
    'got had has have he hello her hey hi his how i if in into is it its just kem know latest let like many me more much my namaskar ' +
    'namaste need no not number of off offer on one or our out please she should so some such tell than thank thanks that the their ' +
    'them then there these they this those to too us very want was we were what when where which who whom whose why will ' +
    'with would yes you your'
  ).split(' '),
)
