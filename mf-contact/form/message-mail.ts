import { site } from '@kutuhal/contract'
import type { Values } from './contact-form.ts'

/**
 * The message as an address that opens the visitor's own e-mail program with all of it filled in. Nothing is sent before the visitor sends
 * it there.
 * @returns a `mailto:` address (RFC 6068: lines end in CR LF)
 */
export function messageMail({ name, phone, subject, message }: Values): string {
  const sender = [name, phone].map(text => text.trim()).filter(Boolean)
  const body = [message.trim(), sender.join('\n')].filter(Boolean).join('\n\n')
  const parts = [['subject', subject || 'A question'] as const, ['body', body] as const]
  const query = parts.filter(([, text]) => text !== '').map(([key, text]) => `${key}=${encoded(text)}`)
  return `mailto:${site.email}?${query.join('&')}`
}

const encoded = (text: string): string => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))
