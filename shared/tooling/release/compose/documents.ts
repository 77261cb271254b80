import { parse, type HTMLElement, type Node, NodeType } from 'node-html-parser'

/** One page of the site as plain text: what the assistant knows. */
export interface SiteDocument {
  readonly url: string
  /** As its `lang` attribute says. */
  readonly language: string
  readonly title: string
  readonly description: string
  readonly sections: readonly DocumentSection[]
  /** What the page says of itself in the words of schema.org (JSON-LD); the way to the page left out. */
  readonly things: readonly Thing[]
}

/** A thing of schema.org as it stands in a document. */
export type Thing = Readonly<Record<string, unknown>>

export interface DocumentSection {
  readonly heading: string
  /** Of the heading: 2 stands below the 1 before it, 3 below the 2. */
  readonly level: number
  /** Id of the nearest element with one, for a link to just this place. */
  readonly anchor?: string
  readonly text: string
}

const passedOver = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'SVG', 'BUTTON', 'FORM', 'VIDEO', 'NAV'])
const headings = 'h1, h2, h3'
/** What these hold belongs to the heading inside, even where it stands before it, such as a label on a card. */
const sectioning = new Set(['ARTICLE', 'SECTION', 'LI'])
const running = new Set(['P', 'LI', 'TD', 'TH', 'DD', 'BLOCKQUOTE'])
const blocks = /^(P|LI|TR|DD|DIV|SECTION|ARTICLE|SUMMARY|DETAILS|BLOCKQUOTE|HEADER|FIGCAPTION)$/

/**
 * The text of a composed page, cut at its headings. The HTML is a release's, and whoever promotes waits for this: it takes as long as the HTML
 * is, whatever stands in it.
 */
export function documentOf(
  html: string,
  page: { readonly url: string; readonly description: string },
): SiteDocument {
  const main = parse(mainOf(html)).querySelector('[data-page]')
  const sections: { heading: string; level: number; anchor: string | undefined; text: string }[] = []
  const begun = new Set<HTMLElement>()
  const tidyText = tidyTexts()

  function begin(heading: HTMLElement, anchor: string | undefined) {
    if (begun.has(heading)) return
    begun.add(heading)
    const level = Number(heading.tagName.slice(1))
    sections.push({ heading: tidy(heading.text), level, anchor: heading.id || anchor, text: '' })
  }
  function write(text: string) {
    const last = sections.at(-1)
    if (last) last.text += text
  }
  function walk(node: Node, anchor: string | undefined, isRunningText: boolean, hasHeadings: boolean) {
    if (node.nodeType === NodeType.TEXT_NODE) write(node.text.replace(/\s+/g, ' '))
    if (!isElement(node) || passedOver.has(node.tagName) || isNoText(node)) return
    if (node.tagName === 'BR') return write(' ')
    if (node.tagName === 'A' && isWayOn(node, isRunningText, tidyText)) return
    const nearest = node.id || anchor
    if (/^H[123]$/.test(node.tagName)) return begin(node, nearest)
    const isSection = sectioning.has(node.tagName)
    const own = isSection && hasHeadings ? node.querySelector(headings) : null
    if (own) begin(own, nearest)
    const isRunning = isRunningText || (running.has(node.tagName) && !own)
    let previous: Node | undefined
    for (const child of node.childNodes) {
      // Two elements side by side are set apart by style only.
      if (previous && isElement(previous) && isElement(child)) write(' ')
      walk(child, nearest, isRunning, isSection ? own !== null : hasHeadings)
      previous = child
    }
    if (node.tagName === 'DT' || node.tagName === 'CAPTION' || isLabel(node)) write(': ')
    else if (node.tagName === 'TD' || node.tagName === 'TH') write(node.nextElementSibling ? ': ' : '')
    else if (blocks.test(node.tagName)) write('\n')
  }
  if (main) walk(main, undefined, false, true)

  return {
    ...page,
    language: /<html lang="([\w-]+)"/.exec(html)?.[1] ?? '',
    title: sections[0]?.heading ?? page.url,
    sections: sections
      .map(({ heading, level, anchor, text }) => ({
        heading,
        level,
        ...(anchor && { anchor }),
        text: tidyLines(text),
      }))
      // A heading without a text of its own may have others below it.
      .filter(({ text, level }, at, all) => text !== '' || (all[at + 1]?.level ?? 0) > level),
    things: thingsIn(html),
  }
}

const GRAPH = '<script type="application/ld+json">'

/** The one graph that the host writes into a document. */
function thingsIn(html: string): readonly Thing[] {
  const from = html.indexOf(GRAPH)
  const to = html.indexOf('</script>', from)
  const text = from === -1 || to === -1 ? undefined : html.slice(from + GRAPH.length, to)
  // Our own host wrote it (shell/composing/document.ts).
  const graph =
    text === undefined ? undefined : (JSON.parse(text) as { readonly '@graph'?: readonly Thing[] })
  return (graph?.['@graph'] ?? []).filter(thing => thing['@type'] !== 'BreadcrumbList')
}

/** Styles, menus and the page's data are most of a document; they are left out before it is parsed, which is slow. */
function mainOf(html: string): string {
  const from = html.search(/<main[\s>]/)
  const to = html.lastIndexOf(MAIN_END)
  return from === -1 || to < from ? html : html.slice(from, to + MAIN_END.length)
}

const MAIN_END = '</main>'

function isElement(node: Node): node is HTMLElement {
  return node.nodeType === NodeType.ELEMENT_NODE
}

/** Decoration, and what changes while the page is used. */
const isNoText = (element: HTMLElement): boolean =>
  element.getAttribute('aria-hidden') === 'true' || element.getAttribute('role') === 'status'

/** Bold words that style alone sets apart from what follows. */
const isLabel = (element: HTMLElement): boolean =>
  element.tagName === 'STRONG' &&
  element.nextSibling?.nodeType === NodeType.TEXT_NODE &&
  /^\p{Lu}/u.test(element.nextSibling.text)

/** A link within the site that is no part of a sentence: “View Details”. */
const isWayOn = (
  link: HTMLElement,
  isRunningText: boolean,
  tidyText: (element: HTMLElement) => string,
): boolean =>
  /^[/#]/.test(link.getAttribute('href') ?? '') &&
  (!isRunningText || tidyText(link.parentNode) === tidy(link.text))

/** A paragraph may hold thousands of links, each of which asks for its text. */
function tidyTexts(): (element: HTMLElement) => string {
  const known = new WeakMap<HTMLElement, string>()
  return element => {
    const text = known.get(element) ?? tidy(element.text)
    known.set(element, text)
    return text
  }
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

function tidyLines(text: string): string {
  return text
    .split('\n')
    .map(tidy)
    .filter(line => line !== '')
    .join('\n')
}
