import type { Said } from '../asked/language.ts'
import type { Course } from '../facts/courses.ts'
import { coursesFor } from './courses-for.ts'
import { said, type Intent } from './intent.ts'

/** How a course is rated, and by how many. */
export const rating: Intent = {
  name: 'rating',
  isBroad: true,
  reply(question, { courses }) {
    const isOfParents =
      question.courses.length === 0 && /\b(parents?|mothers?|fathers?|mummy|papa)\b/.test(question.plain)
    if (!question.isAbout('rating') || question.isAboutOther() || isOfParents) return undefined
    const meant = coursesFor(question, courses)
    if (meant.length === 0) return undefined
    return {
      lines: said(question.language, ...meant.slice(0, 3).map(line)),
      page: meant.length === 1 ? meant[0]?.page : '/courses',
    }
  },
}

function line({ name, rating: rated }: Course): Said {
  if (!rated) {
    return {
      en: `${name} is not rated yet.`,
      hi: `${name} की अभी कोई रेटिंग नहीं है (not rated yet)।`,
      gu: `${name} નું હજી કોઈ રેટિંગ નથી (not rated yet).`,
      'hi-Latn': `${name} ki abhi koi rating nahi hai (not rated yet).`,
      'gu-Latn': `${name} nu haji koi rating nathi (not rated yet).`,
    }
  }
  const [value, reviews] = [rated.value.toFixed(1), rated.reviews.toLocaleString('en-IN')]
  return {
    en: `${name} is rated ${value} out of 5, by ${reviews} reviews.`,
    hi: `${name} की रेटिंग 5 में से ${value} है (${reviews} रिव्यू)।`,
    gu: `${name} નું રેટિંગ 5 માંથી ${value} છે (${reviews} રિવ્યૂ).`,
    'hi-Latn': `${name} ki rating 5 mein se ${value} hai (${reviews} reviews).`,
    'gu-Latn': `${name} nu rating 5 mathi ${value} chhe (${reviews} reviews).`,
  }
}
