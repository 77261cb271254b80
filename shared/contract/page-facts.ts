import type { Thing } from 'schema-dts'

/**
 * A page's data for search engines, link previews and feed readers. All optional, and read only while
 * composing: the host writes it into the head, the sitemap and the feed, and gives the assistant its part.
 */
export interface PageFacts {
  /** For link previews, 1200 by 630 px, an address from `assetUrl`; the host has a default. */
  readonly picture?: string
  /** Of a text with a date, which makes it an entry of the feed. */
  readonly article?: ArticleFacts
  /** Path of the oEmbed document with which editors embed the page (https://oembed.com), if it has one. */
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
