import { withPlainDigits } from '../answers/tokens.ts'

const NUMBER = /\d{1,3}(?:,\d{2,3})+(?:\.\d+)?|\d+(?:\.\d+)?/g
/** Matches a phone number. All groups of its digits count as one number. */
const GROUPED = /\+?\d[\d ()-]{7,}\d/g

const MONEY_BEFORE = String.raw`(?:₹|rs\.?|inr|\$|€|£|usd)\s*`
const UNIT_AFTER = String.raw`\s*(?:/-|₹|rupees?|rs\b|inr\b|dollars?|%|percent|per cent|रुपये|रुपए|रु|रूपये|प्रतिशत|રૂપિયા|રૂ|ટકા)`
const VALUE = String.raw`\d[\d,]*(?:\.\d+)?`
const AMOUNT = new RegExp(`${MONEY_BEFORE}(${VALUE})|(${VALUE})(?=${UNIT_AFTER})`, 'giu')

/** Matches words for large numbers. Words for small ones are often no figures: “one of our team”. */
const LARGE =
  /(?<!\p{L})(?:hundred|thousand|lakh|lac|crore|million|billion|सौ|हज़ार|हजार|लाख|करोड़|સો|હજાર|લાખ|કરોડ)s?(?![\p{L}\p{M}])/giu

/**
 * Finds the figures in a text, in one notation: “10000” for “१०,०००”. `amounts` are money, percentages, and
 * large numbers in words. They are separate from `numbers`, because Class 5 on the site does not confirm 5 %.
 */
function findFigures(text: string) {
  const plain = withPlainDigits(text)
  const numbers = new Set<string>()
  for (const [number] of plain.matchAll(NUMBER)) for (const value of valuesOf(number)) numbers.add(value)
  for (const [group] of plain.matchAll(GROUPED)) {
    const digits = group.replaceAll(/\D/g, '')
    // Add the number with and without the country code, because the site may show either form.
    for (const value of [digits, digits.replace(/^91(?=\d{10}$)/, '')]) numbers.add(valueOf(value))
  }
  const amounts = new Set<string>()
  for (const [, after, before] of plain.matchAll(AMOUNT)) amounts.add(valueOf(after ?? before ?? ''))
  for (const [word] of plain.matchAll(LARGE)) amounts.add(word.toLowerCase().replace(/(?<=[a-z])s$/, ''))
  return { numbers, amounts }
}

/**
 * Returns the figures of a reply that are neither in the site's text nor in the question. Amounts must be in
 * the site's text, even if the question names them.
 */
export function findUnfoundedFigures(reply: string, site: string, question: string): readonly string[] {
  const said = findFigures(withoutListNumbers(reply))
  const known = findFigures(site)
  const asked = findFigures(question)
  const numbers = [...said.numbers].filter(
    number => !known.numbers.has(number) && (said.amounts.has(number) || !asked.numbers.has(number)),
  )
  return [...new Set([...numbers, ...[...said.amounts].filter(amount => !known.amounts.has(amount))])]
}

/** Removes list numbers, such as “1.” at the beginning of a line. */
const withoutListNumbers = (text: string): string =>
  /^\s*1[.)] /.test(text) ? text.replace(/^[ \t]*\d[.)][ \t]+/gm, '') : text

/** Splits a number if its commas may separate several numbers: “3,200” is one number, “3,45” may be two. */
function valuesOf(number: string): readonly string[] {
  const isOne = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d{1,2}(?:,\d{2})*,\d{3}(?:\.\d+)?$/.test(number)
  return isOne || !number.includes(',') ? [valueOf(number)] : number.split(',').map(valueOf)
}

function valueOf(number: string): string {
  const plain = number.replaceAll(',', '').replace(/^0+(?=\d)/, '')
  return plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain
}
