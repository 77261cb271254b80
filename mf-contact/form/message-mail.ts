import { site } from '@kutuhal/contract'
import type { FormWords } from '../words/contact-words.ts'
import { subjects, type Values } from './contact-form.ts'

/**
 * The message as an address that opens the visitor's own e-mail program with all of it filled in, its subject as the form names it.
 * Nothing is sent before the visitor sends it there.
 * @returns a `mailto:` address (RFC 6068: lines end in CR LF)
 */
export function messageMail({ name, phone, subject, message }: Values, words: FormWords): string {
  const chosen = subjects.find(each => each === subject)
  const sender = [name, phone].map(text => text.trim()).filter(Boolean)
  const body = [message.trim(), sender.join('\n')].filter(Boolean).join('\n\n')
  const parts = [
    ['subject', chosen ? words.subjects[chosen] : words.mailSubject] as const,
    ['body', body] as const,
  ]
  const query = parts.filter(([, text]) => text !== '').map(([key, text]) => `${key}=${encoded(text)}`)
  return `mailto:${site.email}?${query.join('&')}`
}

const encoded = (text: string): string => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))
