import type { SanitisedHtml } from '@kutuhal/contract'

/** The readable text of an HTML body: without tags, and with decoded character references. */
export function htmlToText({ sanitisedHtml }: SanitisedHtml): string {
  return sanitisedHtml
    .replace(/<\/?(?:a|strong|em|code)\b[^>]*>/g, '') // Tags such as <em> can be inside words, so remove them without a blank.
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: keyof typeof characters) => characters[name])
    .replace(/\s+/g, ' ')
    .trim()
}

const characters = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
