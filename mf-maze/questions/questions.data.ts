import { writtenQuestions } from '@kutuhal/build/front-matter/written-questions.ts'

/** Questions that a page answers, by page name. Read while building; only composing gets them. */
export const questions = writtenQuestions(new URL('./', import.meta.url))
