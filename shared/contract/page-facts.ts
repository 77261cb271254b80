import type { Thing } from 'schema-dts'

/**
 * A page's data for search engines, link previews and feed readers. All fields are optional and only read
 * while composing: the host writes them into the head, the sitemap and the feed. The assistant uses some of
 * them, too.
 */
export interface PageFacts {
  /** The picture for link previews, 1200 by 630 px, an address from `assetUrl`. The host has a default. */
  readonly picture?: string
  /** The facts of a dated text, which becomes an entry of the Atom feed. */
  readonly article?: ArticleFacts
  /**
   * Path of the page's oEmbed document, if any, with which other sites embed the page (https://oembed.com).
   */
  readonly oEmbed?: string
  /** The page's content in terms of schema.org. The host adds the BreadcrumbList. */
  readonly things?: readonly Thing[]
  /** Questions that the page answers. Only the assistant gets them: they are in no document. */
  readonly questions?: readonly PageQuestion[]
}

export interface PageQuestion {
  /** Several wordings in which visitors may ask the same question. */
  readonly asks: readonly string[]
  /** The answer: one to three whole sentences or lines of the page's text, verbatim. */
  readonly says: readonly string[]
}

export interface ArticleFacts {
  /** The date of publication, in ISO format. */
  readonly published: string
  /** The author's name; absent if the company is the author. */
  readonly author?: string
  readonly section: string
}
