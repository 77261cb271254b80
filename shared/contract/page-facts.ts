import type { Thing } from 'schema-dts'

/**
 * What a page says of itself to search engines, link previews and feed readers. Everything is optional, and read while
 * composing only: the host writes it into the document's head, the sitemap and the feed, and gives the assistant what is for it.
 */
export interface PageFacts {
  /** For link previews, 1200 by 630 px, the address as `assetUrl` gives it; the host has one for pages without. */
  readonly picture?: string
  /** Of a text with a date, which makes it an entry of the feed. */
  readonly article?: ArticleFacts
  /** Path of what editors ask for that turn a pasted address into a frame (https://oembed.com), if the page has one. */
  readonly oEmbed?: string
  /** What the page shows, in the words of schema.org. The way to the page (BreadcrumbList) is the host's. */
  readonly things?: readonly Thing[]
  /** What people ask that the page answers: for the assistant alone, and in no document. */
  readonly questions?: readonly PageQuestion[]
}

export interface PageQuestion {
  /** As visitors would put it; all of them mean the same. */
  readonly asks: readonly string[]
  /** What the page says to that: one to three whole sentences or lines of its text, letter by letter. */
  readonly says: readonly string[]
}

export interface ArticleFacts {
  /** ISO date. */
  readonly published: string
  /** A person's name; absent where the company speaks. */
  readonly author?: string
  readonly section: string
}
