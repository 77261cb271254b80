import type { LanguageCode } from '@kutuhal/contract/languages.ts'
import type { hindi } from './hindi.ts'

export const translationCodes = ['hi', 'gu'] as const satisfies readonly LanguageCode[]

/**
 * A text of the maze in English. `{moves}` stands for a value. Two texts with a bar between them are for a
 * `count` of one and for any other. What is not in hindi.ts and gujarati.ts, the compiler names.
 */
export type Text = keyof (typeof hindi)['texts']

export interface Translation {
  readonly language: LanguageCode
  /** By their English; partners' pages need only those of the game. */
  readonly texts: Readonly<Partial<Record<Text, string>>>
}

type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type Values<T extends string> = Readonly<Record<Names<T>, string | number>>

/** Puts the values into a text in the language of the reader. */
export type Say = <T extends Text>(
  text: T,
  ...values: [Names<T>] extends [never] ? [] : [Values<T>]
) => string

/** @param translation absent for English */
export const createSay =
  (translation?: Translation): Say =>
  (text, ...[values]: [] | [Readonly<Record<string, string | number>>]) => {
    const [one = '', other] = (translation?.texts[text] ?? text).split('|')
    const isOne = () =>
      new Intl.PluralRules(translation?.language ?? 'en').select(Number(values?.['count'])) === 'one'
    return (other && !isOne() ? other : one).replace(/\{(\w+)\}/g, (_, name: string) =>
      String(values?.[name]),
    )
  }
