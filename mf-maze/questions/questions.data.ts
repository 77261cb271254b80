import { readPageQuestions } from '@kutuhal/build/front-matter/front-matter.ts'

/** Questions that pages answer, by page name. The build reads them for composing; no browser loads them. */
export const questionsByPage = readPageQuestions(new URL('./', import.meta.url))
