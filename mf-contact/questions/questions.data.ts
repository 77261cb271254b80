import { readPageQuestions } from '@kutuhal/build/front-matter/page-questions.ts'

/** Questions that a page answers, by page name. Read while building; only composing gets them. */
export const questions = readPageQuestions(new URL('./', import.meta.url))
