import type { LanguageCode } from '@kutuhal/contract/languages.ts'
import { fill } from '@kutuhal/contract/translations.ts'
import { createContext, useContext } from 'react'
import type { hindi } from './hindi.ts'

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
type Values<Name extends string> = Readonly<Record<Name, string | number>>

/** Puts the values into a text in the language of the reader. */
export type Say = <T extends Text>(
  text: T,
  ...values: [Names<T>] extends [never] ? [] : [Values<Names<T>>]
) => string

/** @param translation absent for English */
export const createSay =
  (translation?: Translation): Say =>
  (text, ...[values = {}]: [] | [Values<string>]) => {
    const [one = '', other] = (translation?.texts[text] ?? text).split('|')
    const isOne = () =>
      new Intl.PluralRules(translation?.language ?? 'en').select(Number(values['count'])) === 'one'
    return fill(other && !isOne() ? other : one, values)
  }

/** English by default. */
export const SayContext = createContext(createSay())
export const useSay = () => useContext(SayContext)
