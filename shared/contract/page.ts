import { createElement, type ComponentType, type FunctionComponent, type ReactElement } from 'react'
import type { Thing } from 'schema-dts'

/**
 * The interface between the host and a remote's page. The host calls `load` to navigate and to compose, and
 * `resume` to hydrate a composed page. A change of this interface needs a new contract number (remote.ts).
 */
export interface Page {
  /**
   * One entry for each address; one empty entry for a route without parameters. Translations have `language`
   * in theirs, a code of languages.ts.
   */
  staticParams(): Promise<readonly Params[]>
  load(context: PageContext): Promise<LoadedPage | MissingItem>
  /** From `data` that `load` of the same release returned while composing. */
  resume(data: unknown): LoadedPage
}

export type Params = Readonly<Record<string, string>>

export interface PageContext {
  readonly params: Params
}

export interface LoadedPage {
  readonly status: 'loaded'
  /** JSON-serialisable: it is embedded in the composed HTML. */
  readonly data: unknown
  /** Of the article or other item that the page shows; absent if the host sets the title. */
  readonly title: string | undefined
  /** One or two sentences for search engines and link previews. */
  readonly description: string
  /** Only while composing. Call it during rendering: only then `assetUrl` works. */
  readonly facts?: (() => PageFacts) | undefined
  readonly element: ReactElement
}

/** For an item that does not exist: the host shows the list with a notice. */
export interface MissingItem {
  readonly status: 'missing'
  readonly listPath: string
  readonly title: string
  readonly text: string
}

export interface PageDefinition<Data> {
  readonly component: ComponentType<{ readonly data: Data }>
  readonly description: (data: Data) => string
  /** Only for pages that show one item, such as an article. The host sets all other titles. */
  readonly title?: (data: Data) => string | undefined
  /** Write `__COMPOSING__ ? … : undefined`, so that browser builds leave them out. */
  readonly facts?: ((data: Data) => PageFacts) | undefined
  /** Runs in browsers and while composing, so it must use neither the DOM nor Node. */
  readonly load: (context: PageContext) => Promise<Data | MissingItem>
  /** For composing. Write `__COMPOSING__ ? … : undefined`, as for `facts`. */
  readonly staticParams?: (() => Promise<readonly Params[]>) | undefined
}

/**
 * For search engines, link previews, feed readers and the assistant. Only read while composing: the host
 * writes them into the head, the sitemap and the feed.
 */
export interface PageFacts {
  /** For link previews, 1200 by 630 px, an address from `assetUrl`. The host has a default. */
  readonly picture?: string
  /** Of a dated text, which becomes an entry of the Atom feed. */
  readonly article?: ArticleFacts
  /** Path of the page's oEmbed document (https://oembed.com). */
  readonly oEmbed?: string
  /** Codes of languages.ts; the same list on the English page and its translations. */
  readonly translations?: readonly string[]
  /** In terms of schema.org. The host adds the BreadcrumbList. */
  readonly things?: readonly Thing[]
  /** Only the assistant gets them: they are in no document. */
  readonly questions?: readonly PageQuestion[]
}

export interface PageQuestion {
  /** Several wordings in which visitors may ask the same question. */
  readonly asks: readonly string[]
  /** One to three whole sentences or lines of the page's text, verbatim. */
  readonly says: readonly string[]
}

export interface ArticleFacts {
  /** ISO format. */
  readonly published: string
  /** Absent if the company is the author. */
  readonly author?: string
  readonly section: string
}

/** `Page` does not mention the type of the data, because the host only passes the data on. */
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

/** HTML that shared/tooling/build/article.mjs has sanitised. No other text may be used as markup. */
export interface SanitisedHtml {
  readonly sanitisedHtml: string
}

export const HTML_POLICY = 'kutuhal-html'

declare global {
  /** Absent in some browsers, and while composing. */
  var trustedTypes: TrustedTypePolicyFactory | undefined
}

// The policy is not exported, so only sanitised HTML reaches it.
const policy = globalThis.trustedTypes?.createPolicy(HTML_POLICY, { createHTML: html => html })

/** Markup for `dangerouslySetInnerHTML`. Memoise it, because React sets the HTML again for a new object. */
export function markup({ sanitisedHtml }: SanitisedHtml): { readonly __html: string | TrustedHTML } {
  return { __html: policy ? policy.createHTML(sanitisedHtml) : sanitisedHtml }
}
