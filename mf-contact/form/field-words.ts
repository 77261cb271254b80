import type { Field, RequiredField } from './contact-form.ts'
import { emailFault } from './email-fault.ts'

export const fieldLabels: Readonly<Record<Field, string>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  message: 'Message',
}

/** What is wrong with a field that was rejected, and what to do about it. @param value what stands in it */
export function fieldHint(field: RequiredField, value: string): string | undefined {
  switch (field) {
    case 'name':
      return 'Enter your name, so that we know whom to answer.'
    case 'email':
      return emailFault(value)
    case 'message':
      return 'Write what you would like to know.'
  }
}

/** The id of a field's control; unique on the page. */
export function fieldId(field: Field): string {
  return `contact-${field}`
}
