import type { FormWords } from '../words/contact-words.ts'
import type { Field, RequiredField } from './contact-form.ts'
import { emailFault } from './email-fault.ts'

/** What is wrong with a rejected field, and how to fix it. @param value the field's content */
export function fieldHint(
  field: RequiredField,
  value: string,
  { missing, emailFaults }: FormWords,
): string | undefined {
  if (field !== 'email') return missing[field]
  const fault = emailFault(value)
  return fault && emailFaults[fault]
}

/** The id of a field's control; unique on the page. */
export function fieldId(field: Field): string {
  return `contact-${field}`
}
