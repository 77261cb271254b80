import { readPageQuestions } from '@kutuhal/build/front-matter/page-questions.ts'

/** Questions that pages answer, by page name. The build reads them for composing; browsers get none. */
export const questionsByPage = readPageQuestions(new URL('./', import.meta.url))
