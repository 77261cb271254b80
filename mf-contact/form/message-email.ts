import { site } from '@kutuhal/contract'
import type { FormMessages } from '../messages/contact-messages.ts'
import { subjectIds, type FieldValues } from './contact-form.ts'

/** In characters: browsers on Windows silently ignore `mailto:` addresses with more than 2,046. */
const LINK_LIMIT = 2000

export interface MessageEmail {
  /** RFC 6068: lines end in CR LF. */
  readonly href: string
  readonly text: string
  /** A message that is too long is left out as a whole, so that visitors paste the complete text. */
  readonly isWhole: boolean
}

export function createMessageEmail(
  { name, phone, subject, message }: FieldValues,
  words: FormMessages,
): MessageEmail {
  const chosen = subjectIds.find(each => each === subject)
  const sender = [name, phone].map(text => text.trim()).filter(Boolean)
  const text = [message.trim(), sender.join('\n')].filter(Boolean).join('\n\n')
  const empty = `mailto:${site.email}?subject=${encoded(chosen ? words.subjects[chosen] : words.mailSubject)}`
  const full = text === '' ? empty : `${empty}&body=${encoded(text)}`
  const isWhole = full.length < LINK_LIMIT
  return { href: isWhole ? full : empty, text, isWhole }
}

/** Lone surrogates, which some keyboards produce for a moment, cannot be encoded. */
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd').replace(/\r?\n/g, '\r\n'))
