import type { Field, RequiredField } from './contact-form.ts'

export const fieldLabels: Readonly<Record<Field, string>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  message: 'Message',
}

/** What to do about a field that was rejected. */
export const fieldHints: Readonly<Record<RequiredField, string>> = {
  name: 'Enter your name, so that we know whom to answer.',
  email: 'Enter an e-mail address in full, such as asha@example.com.',
  message: 'Write what you would like to know.',
}

/** The id of a field's control; unique on the page. */
export function fieldId(field: Field): string {
  return `contact-${field}`
}
