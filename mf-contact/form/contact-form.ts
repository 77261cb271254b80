import { isEmailAddress } from '@kutuhal/ui/email-address.ts'
import { visibleText } from '@kutuhal/ui/visible-text.ts'

export const fields = ['name', 'email', 'phone', 'subject', 'message'] as const

export type Field = (typeof fields)[number]

export type Values = Readonly<Record<Field, string>>

/** What has to be filled out (product specification, point 5), in the order of the form. */
export const requiredFields = ['name', 'email', 'message'] as const satisfies readonly Field[]

export type RequiredField = (typeof requiredFields)[number]

/** The choices for `subject`; it is optional and starts empty (product specification, point 5). */
export const subjects = [
  'Program Inquiry',
  'Registration',
  'School Partnership',
  'Support',
  'Other',
] as const satisfies readonly string[]

export type Subject = (typeof subjects)[number]

/** `wrong` names the fields that a visitor has not touched since the form was rejected: at least one, or it is editing again. */
export type ContactForm =
  | { readonly status: 'editing'; readonly values: Values }
  | {
      readonly status: 'rejected'
      readonly values: Values
      readonly wrong: readonly [RequiredField, ...RequiredField[]]
    }
  | {
      readonly status: 'sent'
      /** Written last, and no longer in the fields: the visitor may want to send it by e-mail. */
      readonly written: Values
    }

export type ContactFormEvent =
  | { readonly type: 'fieldChanged'; readonly field: Field; readonly value: string }
  | { readonly type: 'submitted' }

const noValues: Values = { name: '', email: '', phone: '', subject: '', message: '' }

export const emptyForm: ContactForm = { status: 'editing', values: noValues }

/** What stands in the fields; after the button was pressed with success they are all empty. */
export function valuesOf(form: ContactForm): Values {
  return form.status === 'sent' ? noValues : form.values
}

/** What an event makes of the form (product specification, point 4). Nothing is sent to any server. */
export function contactFormReducer(form: ContactForm, event: ContactFormEvent): ContactForm {
  switch (event.type) {
    case 'fieldChanged': {
      const values = { ...valuesOf(form), [event.field]: event.value }
      const [first, ...rest] = wrongFields(form).filter(field => field !== event.field)
      return first ? rejected(values, [first, ...rest]) : { status: 'editing', values }
    }
    case 'submitted': {
      const values = valuesOf(form)
      const [first, ...rest] = requiredFields.filter(field => !isFilledOut(field, values[field]))
      return first ? rejected(values, [first, ...rest]) : { status: 'sent', written: values }
    }
  }
}

export function wrongFields(form: ContactForm): readonly RequiredField[] {
  return form.status === 'rejected' ? form.wrong : []
}

/** Blanks and what nobody sees do not count, nor does an e-mail address that is none: nobody could answer it. */
function isFilledOut(field: RequiredField, value: string): boolean {
  return field === 'email' ? isEmailAddress(value) : visibleText(value).trim() !== ''
}

function rejected(values: Values, wrong: readonly [RequiredField, ...RequiredField[]]): ContactForm {
  return { status: 'rejected', values, wrong }
}
