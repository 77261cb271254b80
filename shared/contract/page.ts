import { createElement, type ComponentType, type FunctionComponent, type ReactElement } from 'react'
import type { Thing } from 'schema-dts'

/**
 * The interface between the host and a remote's page. The host calls `load` to navigate and to compose, and
 * `resume` to hydrate a composed page. A change of this interface needs a new contract number (remote.ts).
 */
export interface Page {
  /** The route's parameters for each address of the page; one empty entry for a route without parameters. */
  staticParams(): Promise<readonly Params[]>
  load(context: PageContext): Promise<LoadedPage | MissingItem>
  /** Opens the page from `data` that `load` of the same release returned while composing. */
  resume(data: unknown): LoadedPage
}

export type Params = Readonly<Record<string, string>>

export interface PageContext {
  readonly params: Params
}

export interface LoadedPage {
  readonly status: 'loaded'
  /** The page's data, which must be JSON-serialisable: it is embedded in the composed HTML. */
  readonly data: unknown
  /** The title of the article or other item that the page shows; absent if the host sets the title. */
  readonly title: string | undefined
  /** One or two sentences for search engines and link previews. */
  readonly description: string
  /** Returns the page's facts; only while composing. Call it during rendering: only then `assetUrl` works. */
  readonly facts?: (() => PageFacts) | undefined
  readonly element: ReactElement
}

/** The result for an item, such as an article, that does not exist: the host shows the list with a notice. */
export interface MissingItem {
  readonly status: 'missing'
  readonly listPath: string
  readonly title: string
  readonly text: string
}

export interface PageDefinition<Data> {
  readonly component: ComponentType<{ readonly data: Data }>
  readonly description: (data: Data) => string
  /** The title, only for pages that show one item, such as an article. The host sets all other titles. */
  readonly title?: (data: Data) => string | undefined
  /** The page's facts. Write `__COMPOSING__ ? … : undefined`, so that browser builds leave them out. */
  readonly facts?: ((data: Data) => PageFacts) | undefined
  /**
   * Loads the page's data. It runs in browsers and while composing, so it must use neither the DOM nor Node.
   */
  readonly load: (context: PageContext) => Promise<Data | MissingItem>
  /**
   * The parameters of all addresses, for composing. Write `__COMPOSING__ ? … : undefined`, as for `facts`.
   */
  readonly staticParams?: (() => Promise<readonly Params[]>) | undefined
}

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

/**
 * Makes a page from its definition. `Page` does not mention the type of the data, because the host only
 * passes the data on.
 */
export function definePage<Data extends object>(definition: PageDefinition<Data>): Page {
  const { facts } = definition
  const open = (data: Data): LoadedPage => ({
    status: 'loaded',
    data,
    title: definition.title?.(data),
    description: definition.description(data),
    facts: facts && (() => facts(data)),
    element: createElement(definition.component, { data }),
  })
  return {
    staticParams: definition.staticParams ?? (() => Promise.resolve([{}])),
    async load(context) {
      const result = await definition.load(context)
      return isMissingItem(result) ? result : open(result)
    },
    // This is the only unchecked cast: the host passes back what this release's `load` returned.
    resume: data => open(data as Data),
  }
}

/** A page that needs no data. */
export function defineStaticPage(
  component: FunctionComponent,
  description: string,
  facts?: () => PageFacts,
): Page {
  const StaticPage = () => createElement(component)
  return definePage({
    component: StaticPage,
    description: () => description,
    facts,
    load: () => Promise.resolve({}),
  })
}

/** Return this from `load` for an id that does not exist. */
export function missingItem(item: Omit<MissingItem, 'status'>): MissingItem {
  return { status: 'missing', ...item }
}

function isMissingItem(result: object): result is MissingItem {
  return 'status' in result && result.status === 'missing'
}

/** HTML that shared/tooling/build/sanitize-article.mjs has sanitised. No other text may be used as markup. */
export interface SanitisedHtml {
  readonly sanitisedHtml: string
}

/** Name of the Trusted Types policy, which the Content-Security-Policy lists. */
export const HTML_POLICY = 'kutuhal-html'

declare global {
  /** The Trusted Types API: absent in some browsers, and while composing. */
  var trustedTypes: TrustedTypePolicyFactory | undefined
}

// The policy is not exported, so only sanitised HTML reaches it.
const policy = globalThis.trustedTypes?.createPolicy(HTML_POLICY, { createHTML: html => html })

/** Markup for `dangerouslySetInnerHTML`. Memoise it, because React sets the HTML again for a new object. */
export function markup({ sanitisedHtml }: SanitisedHtml): { readonly __html: string | TrustedHTML } {
  return { __html: policy ? policy.createHTML(sanitisedHtml) : sanitisedHtml }
}
