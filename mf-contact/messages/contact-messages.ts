import type { LanguageCode } from '@kutuhal/contract/languages.ts'
import type { FieldName, SubjectId } from '../form/contact-form.ts'
import type { FieldErrorMessages } from '../form/field-errors.ts'
import type { OpeningHours } from '../visit/opening-hours.ts'

/** Company name, numbers and address are not translated. */
export interface ContactMessages {
  readonly language: LanguageCode
  readonly title: string
  /** For search engines and link previews. */
  readonly description: string
  readonly lead: string
  /** On a translated page only: the English page is authoritative. */
  readonly translated?: string
  /** Of untranslated parts, such as the postal address; absent if it is the language of the page. */
  readonly untranslated?: string
  readonly details: Readonly<Record<'heading' | 'phone' | 'email' | 'address' | 'hours', string>>
  readonly openingHours: readonly OpeningHours[]
  readonly form: FormMessages
  readonly visit: Readonly<Record<'heading' | 'map' | 'directions' | 'leavesSite' | 'tours', string>>
  readonly faq: {
    readonly heading: string
    readonly lead: string
    readonly entries: readonly FaqEntry[]
  }
  /** Absent if there is no newsletter in the page's language. */
  readonly newsletter?: { readonly title: string; readonly text: string }
}

export interface FaqEntry {
  readonly question: string
  readonly answer: string
  readonly more?: { readonly href: string; readonly text: string }
}

export interface FormMessages extends FieldErrorMessages {
  readonly heading: string
  /** Shown if scripts are off. E-mail address and phone number stand between these three texts. */
  readonly withoutScripts: { readonly before: string; readonly between: string; readonly after: string }
  readonly labels: Readonly<Record<FieldName, string>>
  readonly required: string
  readonly optional: string
  readonly noSubject: string
  readonly subjects: Readonly<Record<SubjectId, string>>
  /** Next to the form's button. */
  readonly disclaimer: string
  readonly send: string
  readonly sendAsMail: string
  readonly call: string
  readonly rejected: string
  readonly sent: string
  /** The phone number stands between these two texts. */
  readonly notSentYet: { readonly before: string; readonly after: string }
  /** For shared computers. */
  readonly clearing: Readonly<Record<'why' | 'clear' | 'cleared', string>>
  /** The accessible name of the group with the result. */
  readonly answer: string
  readonly openAsMail: string
  readonly tooLong: string
  readonly openEmptyMail: string
  /** `copied` and `selected` say what a press on `copy` has done. */
  readonly copying: Readonly<Record<'text' | 'copy' | 'copied' | 'selected', string>>
  /** If the visitor has chosen no subject. */
  readonly mailSubject: string
}
