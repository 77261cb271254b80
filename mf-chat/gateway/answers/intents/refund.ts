import type { Said } from '../asked/language.ts'
import { numberIn } from '../asked/number-words.ts'
import type { Question } from '../asked/question.ts'
import type { Facts } from '../facts/facts.ts'
import type { RefundRule } from '../facts/refund-rules.ts'
import { quoted, said, type Intent } from './intent.ts'

/** What somebody gets back who cancels; the rule for a number of days where the question names one. */
export const refund: Intent = {
  name: 'refund',
  isBroad: true,
  reply(question, facts) {
    const { language, plain } = question
    const isMoneyBack = question.isAboutAny('price', 'how much') && /\b(back|pachh?[aiu]|wapas)\b/.test(plain)
    // A kit goes back too, and so may what stands in a lab.
    if (question.isAboutAny('kit', 'lab', 'maze', 'competition', 'anganwadi') && !question.isAbout('price'))
      return undefined
    const isLeaving = /\b(leave|quit|back out|drop( out)?)\b.*\b(back|money)\b/.test(plain)
    if (!question.isAbout('refund') && !isMoneyBack && !isLeaving && !/\bmoney back\b/.test(plain))
      return undefined
    // What becomes of the money when the company cancels stands in running text.
    if (
      /\b(if|when|agar) (you|kutuhal|aap|the company|the batch|the course)\b|\bby (you|kutuhal)\b/.test(
        plain,
      ) &&
      /cancel/.test(plain)
    )
      return undefined
    // How and when the money comes stands in the terms.
    if (
      /\b(how|when) (will|do|does|is) .*\b(reach|paid|come|arrive|get)\b|\bhow soon\b/.test(plain) &&
      daysBefore(question) === undefined
    )
      return undefined
    // How to do it too.
    if (/\bhow (do|can|to|should) (i |we |one )?(want to )?cancel/.test(plain)) return undefined
    const address = addressOf(facts)
    const days = daysBefore(question)
    const rule =
      days === undefined
        ? undefined
        : facts.refundRules.find(each => days >= each.fromDays && days <= each.toDays)
    if (rule) return { lines: said(language, ruleLine(rule)), page: address }
    if (facts.refundRules.length > 0)
      return { lines: said(language, ...facts.refundRules.slice(0, 3).map(ruleLine)), page: address }
    const entry = facts.faq.find(({ topics }) => topics.includes('refund'))
    return entry && { lines: quoted(language, entry.answer.slice(0, 3)), page: entry.address }
  },
}

const addressOf = ({ faq }: Facts): string =>
  faq.find(({ topics }) => topics.includes('refund'))?.address ?? '/contact'

/** How long before the start, in days. */
function daysBefore({ plain, words }: Question): number | undefined {
  if (/day after tomorrow|parso|parson|परसों|પરમ દિવસે|param divase/.test(plain)) return 2
  if (/\btomorrow\b|\bone day\b|\bek din\b/.test(plain)) return 1
  const at = words.findIndex(
    (word, index) =>
      numberIn(word) !== undefined &&
      /^(days?|din|dino|divas|दिन|દિવસ|weeks?|hafte|hafta|हफ्ते|અઠવાડિયા)$/.test(words[index + 1] ?? ''),
  )
  const value = numberIn(words[at] ?? '')?.value
  // “Less than 7 days before”
  const isLess = /\b(less|fewer|under) (than )?$|\bkam\b/.test(
    words.slice(Math.max(0, at - 2), at).join(' ') + ' ',
  )
  if (value !== undefined && isLess) return value - 1
  if (value !== undefined) return /^(week|haft|हफ्|અઠ)/.test(words[at + 1] ?? '') ? value * 7 : value
  return /\b(a|one|ek) (week|hafta)\b/.test(plain) ? 7 : undefined
}

function ruleLine({ fromDays, toDays, percent }: RefundRule): Said {
  const [full, none] = [percent === 100, percent === 0]
  if (toDays === Infinity) {
    return {
      en: `If you cancel ${fromDays} or more days before the start, you get ${full ? 'a full refund' : `${percent} percent back`}.`,
      hi: `शुरू होने से ${fromDays} या ज़्यादा दिन पहले रद्द करने पर ${full ? 'पूरा पैसा वापस (full refund)' : `${percent} प्रतिशत वापस`} मिलता है।`,
      gu: `શરૂ થવાના ${fromDays} કે વધુ દિવસ પહેલાં રદ કરો તો ${full ? 'પૂરા પૈસા પાછા (full refund)' : `${percent} ટકા પાછા`} મળે છે.`,
      'hi-Latn': `Start se ${fromDays} ya zyada din pehle cancel karne par ${full ? 'pura paisa wapas (full refund)' : `${percent} percent wapas`} milta hai.`,
      'gu-Latn': `Sharu thavana ${fromDays} ke vadhu divas pehla cancel karo to ${full ? 'pura paisa pacha (full refund)' : `${percent} taka pacha`} male chhe.`,
    }
  }
  const span = fromDays === 0 ? '' : `${fromDays}–`
  return {
    en:
      fromDays === 0
        ? `Fewer than ${toDays + 1} days before the start there is ${none ? 'no refund' : `${percent} percent back`}.`
        : `If you cancel ${fromDays} to ${toDays} days before, you get ${percent} percent back.`,
    hi:
      fromDays === 0
        ? `${toDays + 1} दिन से कम पहले: ${none ? 'कोई पैसा वापस नहीं (no refund)' : `${percent} प्रतिशत वापस`}।`
        : `${fromDays} से ${toDays} दिन पहले: ${percent} प्रतिशत वापस।`,
    gu:
      fromDays === 0
        ? `${toDays + 1} દિવસથી ઓછા પહેલાં: ${none ? 'પૈસા પાછા નહીં (no refund)' : `${percent} ટકા પાછા`}.`
        : `${fromDays} થી ${toDays} દિવસ પહેલાં: ${percent} ટકા પાછા.`,
    'hi-Latn':
      fromDays === 0
        ? `${toDays + 1} din se kam pehle: ${none ? 'koi paisa wapas nahi (no refund)' : `${percent} percent wapas`}.`
        : `${fromDays} se ${toDays} din pehle: ${percent} percent wapas.`,
    'gu-Latn':
      fromDays === 0
        ? `${toDays + 1} divas thi ochha pehla: ${none ? 'paisa pacha nahi (no refund)' : `${percent} taka pacha`}.`
        : `${span}${toDays} divas pehla: ${percent} taka pacha.`,
  }
}
