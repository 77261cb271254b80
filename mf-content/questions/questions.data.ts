import { writtenQuestions } from '@kutuhal/build/front-matter/written-questions.ts'

/** What people ask that a page answers, by the page's name. Read while building, and brought to composing alone. */
export const questions = writtenQuestions(new URL('.//', import.meta.url))
