import type { Language, Said } from '../asked/language.ts'
import type { Question } from '../asked/question.ts'
import type { Office } from '../facts/office.ts'
import { said, type Intent } from './intent.ts'

/** Address, phone and e-mail: those that are asked for. */
export const contact: Intent = {
  name: 'contact details',
  isBroad: true,
  reply(question, { office }) {
    const { isAbout, isAboutAny, language } = question
    const isElsewhere =
      question.isAboutOther('language') ||
      isAboutAny('child', 'job', 'student') ||
      question.courses.length > 0 ||
      question.strange.length > 2
    const isWhole = isAbout('contact') && !isAboutAny('phone', 'email', 'address')
    const wantsAddress = asksForAddress(question) && !isElsewhere
    const wantsPhone = isWhole || (isAbout('phone') && !isElsewhere)
    const wantsEmail = isWhole || (isAbout('email') && !isElsewhere)
    const lines = [
      ...(wantsAddress && office.address ? said(language, addressLine(office.address)) : []),
      ...(wantsPhone && office.phone ? said(language, phoneLine(office.phone)) : []),
      ...(wantsEmail && office.email ? said(language, emailLine(office.email)) : []),
    ]
    return lines.length === 0 ? undefined : { lines, page: office.page }
  },
}

function asksForAddress({ isAbout, isAboutAny, plain, language }: Question): boolean {
  if (isAbout('office') && /\bwhere\b/.test(plain)) return true
  if (isAbout('address'))
    return (
      !/\b(where (are|is) (?!(you|your|the (office|company|centre|center)|kutuhal|this|ur|u)\b))/.test(
        plain,
      ) || language !== 'en'
    )
  return (
    (/\b(which|what) (city|town|area|part)\b/.test(plain) && isAboutAny('office', 'company')) ||
    /\bwhich (city|town|area) are (you|u)\b/.test(plain)
  )
}

const addressLine = (address: string): Said => ({
  en: `Our office: ${address}.`,
  hi: `हमारा पता: ${address}।`,
  gu: `અમારું સરનામું: ${address}.`,
  'hi-Latn': `Hamara pata: ${address}.`,
  'gu-Latn': `Amaru sarnamu: ${address}.`,
})

const phoneLine = (phone: string): Said => ({
  en: `You can call us at ${phone}.`,
  hi: `फ़ोन: ${phone}`,
  gu: `ફોન: ${phone}`,
  'hi-Latn': `Phone: ${phone}`,
  'gu-Latn': `Phone: ${phone}`,
})

const emailLine = (email: string): Said => ({
  en: `You can write to ${email}.`,
  hi: `ईमेल: ${email}`,
  gu: `ઈમેલ: ${email}`,
  'hi-Latn': `Email: ${email}`,
  'gu-Latn': `Email: ${email}`,
})

/** E.g. “+91 …, hello@…”: for other answers that send people on. */
export const waysToAsk = ({ phone, email }: Office, language: Language): string =>
  [phone, email].filter(Boolean).join(language === 'en' ? ' or ' : ', ')
