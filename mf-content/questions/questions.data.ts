import { readPageQuestions } from '@kutuhal/build/front-matter/front-matter.ts'

/** By page name. The build reads them for composing; browsers get none. */
export const questionsByPage = readPageQuestions(new URL('./', import.meta.url))
