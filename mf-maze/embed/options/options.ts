import type { LanguageCode } from '@kutuhal/contract/languages.ts'
import { warnOnce } from '../warnings.ts'
import { findSupportedLanguage } from './language-around.ts'

/** Partners' options: attributes of `<robot-maze>` and parameters of the iframe's address. */
export const optionNames = [
  'theme',
  'accent',
  'lang',
  'sound',
  'reset-label',
  'heading-level',
  'board',
] as const

export type OptionName = (typeof optionNames)[number]

/** The name of an option as a property: `resetLabel` for `reset-label`. */
export const getOptionProperty = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

export const themes = ['auto', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

const headingLevels = [1, 2, 3, 4, 5, 6] as const

export type HeadingLevel = (typeof headingLevels)[number]

export interface MazeOptions {
  readonly theme: Theme
  /** A CSS colour for controls; by default the page's accent colour, or else the maze's. */
  readonly accent: string | undefined
  /** The maze's language; by default the language of the page. */
  readonly lang: LanguageCode | undefined
  readonly hasSound: boolean
  /** The label of the Reset button; by default the word for "reset" in the maze's language. */
  readonly resetLabel: string | undefined
  readonly headingLevel: HeadingLevel
  /** The number or the code of the board to begin with: see maze/boards.ts. */
  readonly board: string | undefined
}

export interface ParsedOptions {
  readonly options: MazeOptions
  readonly complaints: readonly OptionProblem[]
}

export interface OptionProblem {
  readonly name: OptionName
  /** Says what is wrong with the value, which value is used instead, and what to write. */
  readonly text: string
}

/** The most letters in the label of Reset. Longer labels do not fit the button. */
const LONGEST_LABEL = 40

type ReadOption = (name: OptionName) => string | null

/** Parses options, and warns the page's author about unusable ones, naming the element. */
export function parseOptionsAndWarn(element: string, valueOf: ReadOption): MazeOptions {
  const { options, complaints } = parseOptions(valueOf)
  for (const { name, text } of complaints) warnOnce(`<${element}>: ${text}`, name)
  return options
}

/** Parses options. Never throws: it replaces unusable values by their defaults, and describes the problem. */
export function parseOptions(valueOf: ReadOption): ParsedOptions {
  const complaints: OptionProblem[] = []
  const given = (name: OptionName) => valueOf(name)?.trim() ?? ''

  const theme = themes.find(known => known === (given('theme') || 'auto'))
  if (!theme) complain('theme', 'is none of the themes', 'theme="light", "dark" or "auto"', 'auto')

  const accent = given('accent')
  const hasAccent = accent !== '' && CSS.supports('color', accent)
  if (accent !== '' && !hasAccent) {
    complain('accent', 'is no CSS colour', 'accent="#0e6e6e" or accent="teal"', 'the usual colour')
  }

  const tag = given('lang')
  const lang = findSupportedLanguage(tag) ?? (tag === '' ? undefined : 'en')
  if (tag !== '' && !findSupportedLanguage(tag)) {
    complain('lang', 'is a language that the maze does not speak yet', 'lang="en" or "hi"', 'English')
  }

  const sound = valueOf('sound')?.trim().toLowerCase()
  const hasSound = sound !== undefined && ['', 'sound', 'true', 'on'].includes(sound)
  if (sound !== undefined && !hasSound && !['false', 'off'].includes(sound)) {
    complain('sound', 'says neither on nor off', 'just sound, or leave it out', 'no sound')
  }

  const label = given('reset-label')
  const isLabelGood = label.length <= LONGEST_LABEL
  if (!isLabelGood) {
    complain('reset-label', 'is too long for a button', `at most ${LONGEST_LABEL} letters`, 'the usual word')
  }

  const level = given('heading-level') || '2'
  const headingLevel = headingLevels.find(known => String(known) === level)
  if (!headingLevel)
    complain('heading-level', 'is no level of headings', 'heading-level="3", or any of 1 to 6', '2')

  const board = given('board')
  const isBoardGood = /^([oxgurdl-]{0,80}|\d{1,2})$/.test(board)
  if (!isBoardGood) {
    const remedy = 'board="7", or what “Build your own walls” on our page gives you'
    complain('board', 'is no board', remedy, 'its first one')
  }

  return {
    options: {
      theme: theme ?? 'auto',
      accent: hasAccent ? accent : undefined,
      hasSound,
      lang,
      resetLabel: isLabelGood && label !== '' ? label : undefined,
      headingLevel: headingLevel ?? 2,
      board: isBoardGood && board !== '' ? board : undefined,
    },
    complaints,
  }

  function complain(name: OptionName, what: string, remedy: string, instead: string): void {
    const text = `${name}="${shortened(given(name))}" ${what}, so the maze uses ${instead}. Write ${remedy}.`
    complaints.push({ name, text })
  }
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
