import { faqQuestions } from '@kutuhal/contract'

/** What an empty conversation offers to ask: the questions of the site's FAQ. */
export const questions: readonly string[] = Object.values(faqQuestions)
