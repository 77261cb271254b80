/** What data modules read an app's content with. */
export * from './content-items.ts'
export * from './fields.ts'
export * from './page-questions.ts'
