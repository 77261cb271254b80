import type { FormMessages } from '../messages/contact-messages.ts'
import type { FieldName, RequiredField } from './contact-form.ts'
import { findEmailError } from './email-error.ts'

/** Says what is wrong with a rejected field, and how to fix that. @param value the field's content */
export function describeFieldError(
  field: RequiredField,
  value: string,
  { missing, emailFaults }: FormMessages,
): string | undefined {
  if (field !== 'email') return missing[field]
  const fault = findEmailError(value)
  return fault && emailFaults[fault]
}

/** The id of a field's input element, which is unique on the page. */
export function getFieldId(field: FieldName): string {
  return `contact-${field}`
}
