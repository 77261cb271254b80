import { isEmailAddress } from '@kutuhal/ui/email-address.ts'
import { removeInvisibleCharacters } from '@kutuhal/ui/visible-text.ts'
import type { FieldName, RequiredField } from './contact-form.ts'

export interface FieldErrorMessages {
  /** The error texts of an empty name or message field: that it is empty, and how to fix that. */
  readonly missing: Readonly<Record<'name' | 'message', string>>
  readonly emailFaults: Readonly<Record<EmailError, string>>
}

/** Says what is wrong with a rejected field, and how to fix that. @param value the field's content */
export function describeFieldError(
  field: RequiredField,
  value: string,
  { missing, emailFaults }: FieldErrorMessages,
): string | undefined {
  if (field !== 'email') return missing[field]
  const fault = findEmailError(value)
  return fault && emailFaults[fault]
}

/** The id of a field's input element, which is unique on the page. */
export function getFieldId(field: FieldName): string {
  return `contact-${field}`
}

/** The errors of an e-mail address; messages/ has their texts. */
export type EmailError =
  | 'missing'
  | 'several'
  | 'space'
  | 'noAt'
  | 'nothingBefore'
  | 'nothingAfter'
  | 'dots'
  | 'other'

/** A test for each kind of error. The order matters, because a test assumes that no earlier test matches. */
const FAULTS: readonly (readonly [isSo: (address: string) => boolean, fault: EmailError])[] = [
  [address => address === '', 'missing'],
  [address => /[,;]|@.*@/.test(address), 'several'],
  [address => /\s/.test(address), 'space'],
  [address => !address.includes('@'), 'noAt'],
  [address => address.startsWith('@'), 'nothingBefore'],
  [address => address.endsWith('@'), 'nothingAfter'],
  [address => /@\.|@.*\.\.|\.$/.test(address), 'dots'],
]

/**
 * Finds the error in an e-mail address.
 * @param text the address as typed
 * @returns undefined for a valid address
 */
export function findEmailError(text: string): EmailError | undefined {
  if (isEmailAddress(text)) return undefined
  const address = removeInvisibleCharacters(text).trim()
  const [, fault] = FAULTS.find(([isSo]) => isSo(address)) ?? []
  return fault ?? 'other'
}
