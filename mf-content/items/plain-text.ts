import { withSiteFacts, type SanitisedHtml } from '@kutuhal/contract'
import type { SearchTexts } from './search-texts.ts'

/** What the bodies of all items say. Apart from the search itself: only who searches gets it. */
export async function plainTexts(
  items: readonly { readonly id: string }[],
  bodyOf: (id: string) => Promise<SanitisedHtml>,
): Promise<SearchTexts> {
  const texts = items.map(async ({ id }) => [id, plainText(await bodyOf(id))] as const)
  return Object.fromEntries(await Promise.all(texts))
}

/** What a visitor can read of an HTML body: site facts filled in, tags and references to characters resolved. */
export function plainText(html: SanitisedHtml): string {
  return withSiteFacts(html)
    .sanitisedHtml.replace(/<\/?(?:a|strong|em|code)\b[^>]*>/g, '') // these stand inside words
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: keyof typeof characters) => characters[name])
    .replace(/\s+/g, ' ')
    .trim()
}

const characters = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
