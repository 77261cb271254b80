import { isEmailAddress } from '@kutuhal/ui/email-address.ts'
import { visibleText } from '@kutuhal/ui/visible-text.ts'

export const fields = ['name', 'email', 'phone', 'subject', 'message'] as const

export type Field = (typeof fields)[number]

export type Values = Readonly<Record<Field, string>>

/** The required fields (product specification, point 5), in the order of the form. */
export const requiredFields = ['name', 'email', 'message'] as const satisfies readonly Field[]

export type RequiredField = (typeof requiredFields)[number]

/** Ids of the options for `subject`, which starts empty; each language has its labels. */
export const subjects = [
  'program-inquiry',
  'registration',
  'school-partnership',
  'support',
  'other',
] as const satisfies readonly string[]

export type Subject = (typeof subjects)[number]

/** The visitor's input. */
export interface Draft {
  /** The content of the fields: empty after a successful submission. */
  readonly values: Values
  /** The last submitted message, no longer in the fields. Only the visitor's e-mail can send it. */
  readonly written?: Values | undefined
}

/** `wrong` has the invalid fields not edited since the rejection: at least one, else it is editing again. */
export type ContactForm = Draft &
  (
    | { readonly status: 'editing' }
    | { readonly status: 'rejected'; readonly wrong: readonly [RequiredField, ...RequiredField[]] }
    | { readonly status: 'sent'; readonly written: Values }
  )

export type ContactFormEvent =
  | { readonly type: 'fieldChanged'; readonly field: Field; readonly value: string }
  | { readonly type: 'submitted' }
  /** None of the text may stay in this browser. */
  | { readonly type: 'cleared' }
  /** A draft from storage, written by this or another document of the tab. */
  | { readonly type: 'draftRecalled'; readonly draft: Draft }
  /** Typed before hydration; only the non-empty fields. */
  | { readonly type: 'textFound'; readonly found: Partial<Values> }

export const noValues: Values = { name: '', email: '', phone: '', subject: '', message: '' }

export const emptyForm: ContactForm = { status: 'editing', values: noValues }

/** The form's state after an event (product specification, point 4). Nothing is sent to a server. */
export function contactFormReducer(form: ContactForm, event: ContactFormEvent): ContactForm {
  switch (event.type) {
    case 'fieldChanged': {
      const values = { ...form.values, [event.field]: event.value }
      const wrong = wrongFields(form).filter(field => field !== event.field)
      return edited(form, values, wrong)
    }
    case 'submitted': {
      const { values } = form
      const wrong = requiredFields.filter(field => !isFilledOut(field, values[field]))
      return wrong.length > 0
        ? edited(form, values, wrong)
        : { status: 'sent', values: noValues, written: values }
    }
    case 'cleared':
      // A new object, not `emptyForm`, so that the old draft does not return.
      return { ...emptyForm }
    case 'draftRecalled': {
      const { values, written = form.written } = event.draft
      return { status: 'editing', values, written }
    }
    case 'textFound': {
      const { values } = form
      const { message = '', ...others } = event.found
      const all = { ...values, ...others, message: bothOf(values.message, message) }
      return fields.every(field => all[field] === values[field]) ? form : edited(form, all, wrongFields(form))
    }
  }
}

/** Whether it has any text that the next person at this computer could read. */
export const holdsText = ({ values, written }: Draft): boolean =>
  written !== undefined || fields.some(field => values[field] !== '')

export function wrongFields(form: ContactForm): readonly RequiredField[] {
  return form.status === 'rejected' ? form.wrong : []
}

/** Blanks and invisible characters do not count, and neither does an invalid e-mail address. */
function isFilledOut(field: RequiredField, value: string): boolean {
  return field === 'email' ? isEmailAddress(value) : visibleText(value).trim() !== ''
}

/** Keeps both texts: neither the stored draft nor what was typed before its return may be lost. */
function bothOf(kept: string, typed: string): string {
  if (kept.includes(typed)) return kept
  return typed.includes(kept) ? typed : `${kept}\n\n${typed}`
}

function edited({ written }: Draft, values: Values, wrong: readonly RequiredField[]): ContactForm {
  const [first, ...rest] = wrong
  return first
    ? { status: 'rejected', values, written, wrong: [first, ...rest] }
    : { status: 'editing', values, written }
}
