import type { ParseArgsConfig } from 'node:util'
import { wholeNumberFrom } from '@kutuhal/contract/typed-settings.ts'
import type { Store } from '../../store/store.ts'

/** All options of all verbs; verbs.ts lists the options of each verb. */
export const verbOptions = {
  store: { type: 'string' },
  site: { type: 'string' },
  dist: { type: 'string' },
  gateway: { type: 'string' },
  collector: { type: 'string' },
  reports: { type: 'string' },
  percent: { type: 'string' },
  steps: { type: 'string' },
  judge: { type: 'boolean' },
  prometheus: { type: 'string' },
  interval: { type: 'string' },
  'step-timeout': { type: 'string' },
  stop: { type: 'boolean' },
  unchecked: { type: 'string' },
  'without-sandbox': { type: 'string' },
  why: { type: 'string' },
  keep: { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  html: { type: 'string' },
  recompose: { type: 'boolean' },
  certificate: { type: 'string' },
  key: { type: 'string' },
  host: { type: 'string' },
  previews: { type: 'string' },
  origins: { type: 'string' },
  partners: { type: 'string' },
  address: { type: 'string' },
  port: { type: 'string' },
  'http-port': { type: 'string' },
  user: { type: 'string' },
  hsts: { type: 'string' },
} as const satisfies ParseArgsConfig['options']

export type VerbOptions = {
  readonly [Name in keyof typeof verbOptions]?:
    | ((typeof verbOptions)[Name]['type'] extends 'string' ? string : boolean)
    | undefined
}

/** The store, and the parsed arguments after a verb. */
export interface VerbRequest {
  readonly store: Store
  readonly names: readonly string[]
  readonly options: VerbOptions
}

/**
 * @returns the message for the user
 * @throws Error that says what is wrong and what to type
 */
export type RunVerb = (request: VerbRequest) => Promise<string>

/**
 * Parses a whole number from the command line.
 * @throws Error with the range that is allowed
 */
export function parseWholeNumber(
  option: string,
  text: string | undefined,
  least: number,
  most: number,
): number {
  const number = wholeNumberFrom(text ?? '', least, most)
  if (number !== undefined) return number
  const range = most === Infinity ? `from ${least} on` : `from ${least} to ${most}`
  throw new Error(`--${option} needs a whole number ${range}${text === undefined ? '' : `, not "${text}"`}.`)
}
