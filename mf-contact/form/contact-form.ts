import { isEmailAddress } from '@kutuhal/ui/email-address.ts'
import { removeInvisibleCharacters } from '@kutuhal/ui/visible-text.ts'

export const fieldNames = ['name', 'email', 'phone', 'subject', 'message'] as const

export type FieldName = (typeof fieldNames)[number]

export type FieldValues = Readonly<Record<FieldName, string>>

/** The required fields (product specification, point 5), in the order of the form. */
export const requiredFields = ['name', 'email', 'message'] as const satisfies readonly FieldName[]

export type RequiredField = (typeof requiredFields)[number]

/** The ids of the subjects that a visitor can choose; each language has its own labels for them. */
export const subjectIds = [
  'program-inquiry',
  'registration',
  'school-partnership',
  'support',
  'other',
] as const satisfies readonly string[]

export type SubjectId = (typeof subjectIds)[number]

/** What a visitor has entered. */
export interface Draft {
  /** The content of the fields, which are empty after a successful submission. */
  readonly values: FieldValues
  /**
   * The last submitted message, which is no longer in the fields. The site has not sent it: only the visitor
   * can e-mail it.
   */
  readonly written?: FieldValues | undefined
}

/**
 * The form's state. `wrong` lists the invalid fields that the visitor has not edited since the rejection;
 * when none is left, the status becomes `editing`.
 */
export type ContactFormState = Draft &
  (
    | { readonly status: 'editing' }
    | { readonly status: 'rejected'; readonly wrong: readonly [RequiredField, ...RequiredField[]] }
    | { readonly status: 'sent'; readonly written: FieldValues }
  )

export type ContactFormEvent =
  | { readonly type: 'fieldChanged'; readonly field: FieldName; readonly value: string }
  | { readonly type: 'submitted' }
  /** The visitor has asked to remove all text from this browser. */
  | { readonly type: 'cleared' }
  /** A draft came from storage, stored by this or another document of the tab. */
  | { readonly type: 'draftRecalled'; readonly draft: Draft }
  /** The visitor had typed text before hydration; `found` has the non-empty fields. */
  | { readonly type: 'textFound'; readonly found: Partial<FieldValues> }

export const emptyFieldValues: FieldValues = { name: '', email: '', phone: '', subject: '', message: '' }

export const emptyForm: ContactFormState = { status: 'editing', values: emptyFieldValues }

/** The form's state after an event (product specification, point 4). Nothing is sent to a server. */
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
      // Do not return `emptyForm`: `useDraft` takes that object for an untouched form and would keep the old
      // draft stored.
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

/** Whether the draft has any text, which the next person at this computer could read. */
export const draftHasText = ({ values, written }: Draft): boolean =>
  written !== undefined || fieldNames.some(field => values[field] !== '')

export function getInvalidFields(form: ContactFormState): readonly RequiredField[] {
  return form.status === 'rejected' ? form.wrong : []
}

/** Whether a field has valid content: blanks, invisible characters or a wrong e-mail address do not count. */
function isFilledOut(field: RequiredField, value: string): boolean {
  return field === 'email' ? isEmailAddress(value) : removeInvisibleCharacters(value).trim() !== ''
}

/** Joins the stored draft and newly typed text, so that neither is lost. */
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
