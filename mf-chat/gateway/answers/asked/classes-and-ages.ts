import { numberIn } from './number-words.ts'

/** Of a question: the classes of school that it names, itself or by an age. 0 and less is before Class 1, 13 and more after Class 12. */
export interface Schooling {
  readonly classes: readonly number[]
  readonly ages: readonly number[]
}

/** The usual age in a class, as the labs' pages have it: Class 1 is 6 years old. */
export const AGE_BEFORE_CLASS_1 = 5

const CLASS =
  /^(class|classes|grade|grades|std|standard|cls|kaksha|kaksh|dhoran|dhorn|कक्षा|क्लास|ધોરણ|ક્લાસ|grader|graders|ધોરણમાં|वर्ग|jamat)$/u
const YEARS =
  /^(year|years|yr|yrs|saal|sal|varsh|varas|varshna|varasno|साल|वर्ष|વર્ષ|વર્ષના|વર્ષનો|વર્ષની|વર્ષનું|yo)$/u
const BEFORE_AGE = /^(age|aged|umar|umr|उम्र|ઉંમર|turning|turned)$/u
const CHILD =
  /^(son|daughter|child|kid|nephew|niece|boy|girl|beta|beti|he|she|dikro|dikri|bachcha|bacha|brother|sister|grandson|granddaughter|बेटा|बेटी|દીકરો|દીકરી|kids|children)$/u
const BEFORE_SCHOOL =
  /^(nursery|lkg|ukg|kg|kindergarten|preschool|playgroup|balmandir|playschool|toddler|toddlers)$/u
const BETWEEN =
  /^(is|in|of|in|now|only|just|the|me|mein|ka|ke|ki|h|hai|and|aur|ane|or|to|-|નો|ની|ना|s|old|also|એ)$/u

export function schoolingIn(words: readonly string[]): Schooling {
  const classes: number[] = []
  const ages: number[] = []
  const hasChild = words.some(word => CHILD.test(word))
  words.forEach((word, at) => {
    // “Rate per kg”
    if (BEFORE_SCHOOL.test(word) && !/^(per|\d+(\.\d+)?)$/.test(words[at - 1] ?? '')) classes.push(0)
    const number = numberIn(word)
    // “Which classes do you have”
    if (!number || (word === 'do' && /^(you|u|i|we|they|the)$/.test(words[at + 1] ?? ''))) return
    const { value, isOrdinal } = number
    const [before = '', after = ''] = [words[at - 1], words[at + 1]]
    const next = words[at + 2] ?? ''
    if (YEARS.test(after)) {
      // “After two years” is a time and no age.
      const isTime = /^(years?|yrs?)$/.test(after) && next !== 'old' && !hasChild && words.length > 3
      return isTime ? undefined : void ages.push(value)
    }
    if (BEFORE_AGE.test(before) || (BEFORE_AGE.test(words[at - 2] ?? '') && BETWEEN.test(before)))
      return void ages.push(value)
    if (value > 12) {
      if (hasChild && value < 19 && !number.isWord) ages.push(value)
      return
    }
    const isClass =
      CLASS.test(before) ||
      CLASS.test(after) ||
      (isOrdinal && CLASS.test(next)) ||
      (BETWEEN.test(before) && CLASS.test(words[at - 2] ?? '') && !number.isWord) ||
      isAfterClass(words, at)
    if (isClass) return void classes.push(value)
    if (isOrdinal && !number.isWord) return void classes.push(value)
    if (isOrdinal && hasChild && !/^[ivx]+$/.test(word)) return void classes.push(value)
    const child = words.slice(Math.max(0, at - 3), at)
    if (!number.isWord && child.some(each => CHILD.test(each)) && BETWEEN.test(before)) ages.push(value)
  })
  return {
    classes: [...new Set([...classes, ...ages.map(age => age - AGE_BEFORE_CLASS_1)])],
    ages,
  }
}

/** “Class 4 and 7”, “grades 3 to 5”. */
function isAfterClass(words: readonly string[], at: number): boolean {
  return (
    /^(and|to|or|aur|ane|se|ya|अौर|और|અને)$/u.test(words[at - 1] ?? '') &&
    numberIn(words[at - 2] ?? '') !== undefined &&
    CLASS.test(words[at - 3] ?? '')
  )
}
