import { isEmailAddress } from '@kutuhal/ui/email-address.ts'
import { removeInvisibleCharacters } from '@kutuhal/ui/visible-text.ts'
import type { FieldName, RequiredField } from './contact-form.ts'

export interface FieldErrorMessages {
  readonly missing: Readonly<Record<'name' | 'message', string>>
  readonly emailFaults: Readonly<Record<EmailError, string>>
}

/** Also says how to fix it. */
export function describeFieldError(
  field: RequiredField,
  value: string,
  { missing, emailFaults }: FieldErrorMessages,
): string | undefined {
  if (field !== 'email') return missing[field]
  const fault = findEmailError(value)
  return fault && emailFaults[fault]
}

/** Unique on the page. */
export function getFieldId(field: FieldName): string {
  return `contact-${field}`
}

/** messages/ has their texts. */
export type EmailError =
  | 'missing'
  | 'several'
  | 'space'
  | 'noAt'
  | 'nothingBefore'
  | 'nothingAfter'
  | 'dots'
  | 'other'

/** In this order: a test assumes that no earlier test matches. */
const FAULTS: readonly (readonly [isSo: (address: string) => boolean, fault: EmailError])[] = [
  [address => address === '', 'missing'],
  [address => /[,;]|@.*@/.test(address), 'several'],
  [address => /\s/.test(address), 'space'],
  [address => !address.includes('@'), 'noAt'],
  [address => address.startsWith('@'), 'nothingBefore'],
  [address => address.endsWith('@'), 'nothingAfter'],
  [address => /@\.|@.*\.\.|\.$/.test(address), 'dots'],
]

/** @returns undefined for a valid address */
export function findEmailError(text: string): EmailError | undefined {
  if (isEmailAddress(text)) return undefined
  const address = removeInvisibleCharacters(text).trim()
  const [, fault] = FAULTS.find(([isSo]) => isSo(address)) ?? []
  return fault ?? 'other'
}
