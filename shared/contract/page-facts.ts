import type { Thing } from 'schema-dts'

/**
 * A page's data for search engines, link previews and feed readers. All optional, and read only while
 * composing: the host writes it into the head, the sitemap and the feed, and gives the assistant its part.
 */
export interface PageFacts {
  /** The picture for link previews, 1200 by 630 px, as an address from `assetUrl`; the host has a default. */
  readonly picture?: string
  /** The facts of a dated text, which becomes an entry of the feed. */
  readonly article?: ArticleFacts
  /** Path of the oEmbed document with which editors embed the page (https://oembed.com), if it has one. */
  readonly oEmbed?: string
  /** The page's content in terms of schema.org. The host adds the BreadcrumbList. */
  readonly things?: readonly Thing[]
  /** Questions that the page answers: only for the assistant, in no document. */
  readonly questions?: readonly PageQuestion[]
}

export interface PageQuestion {
  /** The question in visitors' words; all of them mean the same. */
  readonly asks: readonly string[]
  /** The page's answer: one to three whole sentences or lines of its text, verbatim. */
  readonly says: readonly string[]
}

export interface ArticleFacts {
  /** The date of publication, in ISO format. */
  readonly published: string
  /** The author's name; absent if the company is the author. */
  readonly author?: string
  readonly section: string
}
