import { isEmailAddress } from '@kutuhal/ui/email-address.ts'
import { removeInvisibleCharacters } from '@kutuhal/ui/visible-text.ts'

export const fieldNames = ['name', 'email', 'phone', 'subject', 'message'] as const

export type FieldName = (typeof fieldNames)[number]

export type FieldValues = Readonly<Record<FieldName, string>>

/** Product specification, point 5; in the order of the form. */
export const requiredFields = ['name', 'email', 'message'] as const satisfies readonly FieldName[]

export type RequiredField = (typeof requiredFields)[number]

/** Each language has its own labels for them. */
export const subjectIds = [
  'program-inquiry',
  'registration',
  'school-partnership',
  'support',
  'other',
] as const satisfies readonly string[]

export type SubjectId = (typeof subjectIds)[number]

export interface Draft {
  /** Empty after a successful submission. */
  readonly values: FieldValues
  /** The last submitted message, which is no longer in the fields. Only the visitor can e-mail it. */
  readonly written?: FieldValues | undefined
}

/** `wrong` lists invalid fields not edited since the rejection; without any, the status is `editing`. */
export type ContactFormState = Draft &
  (
    | { readonly status: 'editing' }
    | { readonly status: 'rejected'; readonly wrong: readonly [RequiredField, ...RequiredField[]] }
    | { readonly status: 'sent'; readonly written: FieldValues }
  )

export type ContactFormEvent =
  | { readonly type: 'fieldChanged'; readonly field: FieldName; readonly value: string }
  | { readonly type: 'submitted' }
  /** From this browser. */
  | { readonly type: 'cleared' }
  /** Stored by this or another document of the tab. */
  | { readonly type: 'draftRecalled'; readonly draft: Draft }
  /** Before hydration; only the non-empty fields. */
  | { readonly type: 'textFound'; readonly found: Partial<FieldValues> }

export const emptyFieldValues: FieldValues = { name: '', email: '', phone: '', subject: '', message: '' }

export const emptyForm: ContactFormState = { status: 'editing', values: emptyFieldValues }

/** Product specification, point 4. Nothing is sent to a server. */
export function contactFormReducer(form: ContactFormState, event: ContactFormEvent): ContactFormState {
  switch (event.type) {
    case 'fieldChanged': {
      const values = { ...form.values, [event.field]: event.value }
      const wrong = getInvalidFields(form).filter(field => field !== event.field)
      return edited(form, values, wrong)
    }
    case 'submitted': {
      const { values } = form
      const wrong = requiredFields.filter(field => !isFilledOut(field, values[field]))
      return wrong.length > 0
        ? edited(form, values, wrong)
        : { status: 'sent', values: emptyFieldValues, written: values }
    }
    case 'cleared':
      // `useDraft` takes `emptyForm` for an untouched form and would keep the old draft stored.
      return { ...emptyForm }
    case 'draftRecalled': {
      const { values, written = form.written } = event.draft
      return { status: 'editing', values, written }
    }
    case 'textFound': {
      const { values } = form
      const { message = '', ...others } = event.found
      const all = { ...values, ...others, message: bothOf(values.message, message) }
      return fieldNames.every(field => all[field] === values[field])
        ? form
        : edited(form, all, getInvalidFields(form))
    }
  }
}

/** The next person at this computer could read it. */
export const draftHasText = ({ values, written }: Draft): boolean =>
  written !== undefined || fieldNames.some(field => values[field] !== '')

export function getInvalidFields(form: ContactFormState): readonly RequiredField[] {
  return form.status === 'rejected' ? form.wrong : []
}

/** Blanks and invisible characters do not count. */
function isFilledOut(field: RequiredField, value: string): boolean {
  return field === 'email' ? isEmailAddress(value) : removeInvisibleCharacters(value).trim() !== ''
}

/** Neither the stored draft nor newly typed text may be lost. */
function bothOf(kept: string, typed: string): string {
  if (kept.includes(typed)) return kept
  return typed.includes(kept) ? typed : `${kept}\n\n${typed}`
}

function edited({ written }: Draft, values: FieldValues, wrong: readonly RequiredField[]): ContactFormState {
  const [first, ...rest] = wrong
  return first
    ? { status: 'rejected', values, written, wrong: [first, ...rest] }
    : { status: 'editing', values, written }
}
