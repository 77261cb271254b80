import type { Field, Subject } from '../form/contact-form.ts'
import type { EmailFault } from '../form/email-fault.ts'
import type { OpeningHours } from '../visit/opening-hours.ts'

/** All text of the contact page in one language. Company name, numbers and address are not translated. */
export interface ContactWords {
  /** As in `lang` attributes. */
  readonly language: string
  readonly title: string
  readonly lead: string
  /** The same page in another language. */
  readonly other: { readonly language: string; readonly name: string; readonly href: string }
  /** On translations: says that it is one, and links to the authoritative page. */
  readonly translated?: SentenceWithLink
  /** Language of untranslated parts, such as the postal address; absent if it is the page's own. */
  readonly untranslated?: string
  readonly details: Readonly<Record<'heading' | 'phone' | 'email' | 'address' | 'hours', string>>
  readonly openingHours: readonly OpeningHours[]
  readonly form: FormWords
  readonly visit: Readonly<Record<'heading' | 'map' | 'directions' | 'leavesSite' | 'tours', string>>
  readonly faq: {
    readonly heading: string
    readonly lead: string
    readonly entries: readonly FaqEntry[]
  }
  /** Absent if the newsletter is in another language. */
  readonly newsletter?: { readonly title: string; readonly text: string }
}

export interface FaqEntry {
  readonly question: string
  readonly answer: string
  /** A link to more on the subject. */
  readonly more?: { readonly href: string; readonly text: string }
}

export interface FormWords {
  readonly heading: string
  /** Shown without scripts, around the e-mail address and the phone number. */
  readonly withoutScripts: { readonly before: string; readonly between: string; readonly after: string }
  readonly labels: Readonly<Record<Field, string>>
  readonly required: string
  readonly optional: string
  readonly noSubject: string
  readonly subjects: Readonly<Record<Subject, string>>
  /** What the button does; shown next to it. */
  readonly disclaimer: string
  readonly send: string
  readonly sendAsMail: string
  readonly call: string
  readonly rejected: string
  readonly sent: string
  /** Below `sent`, around the phone number. */
  readonly notSentYet: { readonly before: string; readonly after: string }
  /** For shared computers: why the button `clear` exists, and what it did. */
  readonly clearing: Readonly<Record<'why' | 'clear' | 'cleared', string>>
  /** Names the group with the result of a submission. */
  readonly answer: string
  readonly openAsMail: string
  /** For a message that is too long for a link. */
  readonly tooLong: string
  readonly openEmptyMail: string
  /** `text` names the message to copy; `copied` and `selected` say what the button `copy` did. */
  readonly copying: Readonly<Record<'text' | 'copy' | 'copied' | 'selected', string>>
  /** What is wrong with an empty field, and how to fix it. */
  readonly missing: Readonly<Record<'name' | 'message', string>>
  readonly emailFaults: Readonly<Record<EmailFault, string>>
  /** The e-mail's subject if none is chosen. */
  readonly mailSubject: string
}

export interface SentenceWithLink {
  readonly before: string
  readonly link: string
  readonly after: string
}
