import { missingItem, type MissingItem } from '@kutuhal/contract'
import { translationCodes, type Translation } from './say.ts'

export interface Translated {
  /** The words of a translated page are its data. */
  readonly translation?: Translation
}

const translations: Readonly<Record<(typeof translationCodes)[number], () => Promise<Translation>>> = {
  hi: async () => (await import(/* webpackChunkName: "translations" */ './hindi.ts')).hindi,
  gu: async () => (await import(/* webpackChunkName: "translations" */ './gujarati.ts')).gujarati,
}

export async function loadTranslation(language: string): Promise<Translated | MissingItem> {
  const code = translationCodes.find(each => each === language)
  return code ? { translation: await translations[code]() } : notTranslated
}

const notTranslated = missingItem({
  listPath: '/robot-maze',
  title: 'Not in this language yet',
  text: 'The maze is there in English, हिन्दी and ગુજરાતી.',
})
