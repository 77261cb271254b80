import type { Language, LanguageCode } from '../maze/language.ts'

/** For hosts with React: the words are a chunk of the container. @returns nothing for English, which the game speaks by itself */
export async function importLanguage(code: LanguageCode): Promise<Language | undefined> {
  if (code === 'en') return undefined
  const { hindi } = await import(/* webpackChunkName: "hindi" */ '../maze/hindi.ts')
  return hindi
}
