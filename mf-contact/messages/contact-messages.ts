import type { FieldName, SubjectId } from '../form/contact-form.ts'
import type { FieldErrorMessages } from '../form/field-errors.ts'
import type { OpeningHours } from '../visit/opening-hours.ts'

/** All text of the contact page in one language. Company name, numbers and address are not translated. */
export interface ContactMessages {
  /** The page's language, as in `lang` attributes. */
  readonly language: string
  readonly title: string
  readonly lead: string
  /** A link to the same page in another language. */
  readonly other: { readonly language: string; readonly name: string; readonly href: string }
  /**
   * On a translated page only: says that the page is a translation, and links to the authoritative English
   * page.
   */
  readonly translated?: SentenceWithLink
  /**
   * The language of untranslated parts, such as the postal address; absent if it is the language of the page.
   */
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
  /** The invitation to the newsletter; absent if there is no newsletter in the page's language. */
  readonly newsletter?: { readonly title: string; readonly text: string }
}

export interface FaqEntry {
  readonly question: string
  readonly answer: string
  /** A link to a page that says more about the question. */
  readonly more?: { readonly href: string; readonly text: string }
}

export interface FormMessages extends FieldErrorMessages {
  readonly heading: string
  /** Shown if scripts are off. The e-mail address and the phone number stand between these three texts. */
  readonly withoutScripts: { readonly before: string; readonly between: string; readonly after: string }
  readonly labels: Readonly<Record<FieldName, string>>
  readonly required: string
  readonly optional: string
  readonly noSubject: string
  readonly subjects: Readonly<Record<SubjectId, string>>
  /** Says next to the form's button that the button sends nothing. */
  readonly disclaimer: string
  readonly send: string
  readonly sendAsMail: string
  readonly call: string
  readonly rejected: string
  readonly sent: string
  /** Shown below the text `sent`. The phone number stands between these two texts. */
  readonly notSentYet: { readonly before: string; readonly after: string }
  /** Texts of the button that clears the form on shared computers: its reason, its label, and its result. */
  readonly clearing: Readonly<Record<'why' | 'clear' | 'cleared', string>>
  /** The accessible name of the group with the result of a submission. */
  readonly answer: string
  readonly openAsMail: string
  /** Says that the message is too long for an e-mail link. */
  readonly tooLong: string
  readonly openEmptyMail: string
  /**
   * `text` is the label of the message to copy; `copied` and `selected` say what a press on `copy` has done.
   */
  readonly copying: Readonly<Record<'text' | 'copy' | 'copied' | 'selected', string>>
  /** The subject of the e-mail, if the visitor has chosen none. */
  readonly mailSubject: string
}

export interface SentenceWithLink {
  readonly before: string
  readonly link: string
  readonly after: string
}
