import {
  DomHandler,
  isTag,
  isText,
  type ChildNode,
  type Document,
  type Element,
  type ParentNode,
} from 'domhandler'
import { DomUtils, Parser } from 'htmlparser2'
import { readDocument } from '@kutuhal/contract/document.ts'

/** As plain text, for the assistant. */
export interface AssistantDocument {
  readonly url: string
  readonly language: string
  readonly title: string
  readonly description: string
  readonly sections: readonly DocumentSection[]
  /** JSON-LD, without its breadcrumb. */
  readonly things: readonly SchemaOrgObject[]
  readonly questions?: readonly PageQuestion[]
}

export type SchemaOrgObject = Readonly<Record<string, unknown>>

/** They have the same meaning. */
interface PageQuestion {
  readonly asks: readonly string[]
  readonly says: readonly string[]
}

export interface DocumentSection {
  readonly heading: string
  /** 1 to 3. A heading of level 2 belongs to the last heading of level 1 before it. */
  readonly level: number
  /** Of the heading or its nearest ancestor with an id, for links to the section. */
  readonly anchor?: string
  readonly text: string
}

const HEADING = /^h[123]$/

const passedOver = new Set(['script', 'style', 'noscript', 'svg', 'button', 'form', 'video', 'nav'])
/** Their whole text belongs to the heading in them, e.g. a card's label above it. */
const sectioning = new Set(['article', 'section', 'li'])
const running = new Set(['p', 'li', 'td', 'th', 'dd', 'blockquote'])
const blocks = /^(p|li|tr|dd|div|section|article|summary|details|blockquote|header|figcaption)$/

/**
 * Split at headings. The time is linear in the length of the HTML, which comes from a release and could
 * otherwise hold up a promote.
 * @throws Error if the HTML exceeds the limits of a page
 */
export function extractAssistantDocument(
  html: string,
  page: Pick<AssistantDocument, 'url' | 'description' | 'questions'>,
): AssistantDocument {
  const { language = '', body = '', structuredData = '' } = readDocument(html) ?? {}
  const main = DomUtils.findOne(({ attribs }) => 'data-page' in attribs, parseHtmlTree(body).children)
  const gists = main ? collectTextStatistics(main) : new Map<ParentNode, TextStatistics>()
  const sections: { heading: string; level: number; anchor: string | undefined; text: string }[] = []
  const begun = new Set<Element>()

  function begin(heading: Element, anchor: string | undefined) {
    if (begun.has(heading)) return
    begun.add(heading)
    const level = Number(heading.name.slice(1))
    const text = tidy(DomUtils.textContent(heading))
    sections.push({ heading: text, level, anchor: heading.attribs['id'] || anchor, text: '' })
  }
  function write(text: string) {
    const last = sections.at(-1)
    if (last) last.text += text
  }
  function walk(node: ChildNode, anchor: string | undefined, isRunningText: boolean) {
    if (isText(node)) write(node.data.replace(/\s+/g, ' '))
    if (!isTag(node) || passedOver.has(node.name) || isNoText(node)) return
    if (node.name === 'br') return write(' ')
    if (node.name === 'a' && isWayOn(node, isRunningText, gists)) return
    const nearest = node.attribs['id'] || anchor
    if (HEADING.test(node.name)) return begin(node, nearest)
    const headers = node.name === 'tr' ? headersAbove(node) : []
    if (headers.length > 0 && node.children.filter(isTag).length === headers.length)
      return writeRow(node, headers, nearest)
    const own = sectioning.has(node.name) ? gists.get(node)?.heading : undefined
    if (own) begin(own, nearest)
    const isRunning = isRunningText || (running.has(node.name) && !own)
    let previous: ChildNode | undefined
    for (const child of node.children) {
      // CSS separates the words of adjacent elements on the page, but not in the text.
      if (previous && isTag(previous) && isTag(child)) write(' ')
      walk(child, nearest, isRunning)
      previous = child
    }
    if (node.name === 'caption') write(headersAbove(node).length > 0 ? '\n' : ': ')
    else if (node.name === 'dt' || isLabel(node)) write(': ')
    else if (node.name === 'td' || node.name === 'th') write(DomUtils.nextElementSibling(node) ? ': ' : '')
    else if (blocks.test(node.name)) write('\n')
  }
  /** With its headers: “Kit sent by post: Basic No, Complete Yes”. */
  function writeRow(row: Element, headers: readonly string[], anchor: string | undefined) {
    const cells = row.children.filter(isTag)
    if (isHeaderRow(cells)) return
    cells.forEach((cell, at) => {
      if (at > 0) write(`${at === 1 ? ':' : ','} ${headers[at] ?? ''} `)
      for (const child of cell.children) walk(child, anchor, true)
    })
    write('\n')
  }
  if (main) walk(main, undefined, false)

  return {
    ...page,
    language,
    title: sections[0]?.heading ?? page.url,
    sections: sections
      .map(({ heading, level, anchor, text }) => ({
        heading,
        level,
        ...(anchor && { anchor }),
        text: tidyLines(text),
      }))
      // A heading without its own text stays if a lower heading follows.
      .filter(({ text, level }, at, all) => text !== '' || (all[at + 1]?.level ?? 0) > level),
    things: thingsIn(structuredData),
  }
}

function thingsIn(structuredData: string): readonly SchemaOrgObject[] {
  const isGraph = ({ attribs }: Element) => attribs['type'] === 'application/ld+json'
  const graph = DomUtils.findOne(isGraph, parseHtmlTree(structuredData).children)
  if (!graph) return []
  // The shell wrote this JSON (shell/composing/document.ts).
  const parsed = JSON.parse(DomUtils.textContent(graph)) as { readonly '@graph'?: readonly SchemaOrgObject[] }
  return (parsed['@graph'] ?? []).filter(thing => thing['@type'] !== 'BreadcrumbList')
}

/** Decoration (`aria-hidden`), or a message that changes in use (`role="status"`). */
const isNoText = ({ attribs }: Element): boolean =>
  attribs['aria-hidden'] === 'true' || attribs['role'] === 'status'

/** The text after a label in bold starts with a capital letter, without a space. */
const isLabel = ({ name, next }: Element): boolean =>
  name === 'strong' && next !== null && isText(next) && /^\p{Lu}/u.test(next.data)

/** Read once, so that a table with many rows takes no longer. */
const headersOf = new WeakMap<ParentNode, readonly string[]>()

/** The headers of the table of a row or caption. A table of two columns needs none. */
function headersAbove(part: Element): readonly string[] {
  let table: ParentNode | null = part.parent
  while (table && isTag(table) && table.name !== 'table') table = table.parent
  if (!table) return []
  const known = headersOf.get(table)
  if (known) return known
  const first = DomUtils.findOne(({ name }) => name === 'tr', table.children)
  const cells = first?.children.filter(isTag) ?? []
  const isHeader = cells.length > 2 && isHeaderRow(cells)
  const headers = isHeader ? cells.map(cell => tidy(DomUtils.textContent(cell))) : []
  headersOf.set(table, headers)
  return headers
}

/** But for the corner. */
const isHeaderRow = ([, ...cells]: readonly Element[]): boolean => cells.every(({ name }) => name === 'th')

/** Stands alone, like “View Details”. */
function isWayOn(link: Element, isRunningText: boolean, gists: TextStatisticsByNode): boolean {
  if (!/^[/#]/.test(link.attribs['href'] ?? '')) return false
  const around = link.parent && gists.get(link.parent)
  return !isRunningText || !around?.hasText || around.letters === gists.get(link)?.letters
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

function tidyLines(text: string): string {
  return text
    .split('\n')
    .map(tidy)
    .filter(line => line !== '')
    .join('\n')
}

interface TextStatistics {
  /** Without spaces. */
  readonly letters: number
  /** Directly in it, beside its elements. */
  readonly hasText: boolean
  readonly heading: Element | undefined
}

type TextStatisticsByNode = ReadonlyMap<ParentNode, TextStatistics>

/** In one pass, in linear time. */
function collectTextStatistics(root: Element): TextStatisticsByNode {
  const gists = new Map<ParentNode, TextStatistics>()
  function gistOf(element: Element): TextStatistics {
    let letters = 0
    let hasText = false
    let heading: Element | undefined
    for (const child of element.children) {
      if (isText(child)) {
        const own = child.data.replace(/\s+/g, '').length
        hasText ||= own > 0
        letters += own
      }
      if (!isTag(child)) continue
      const inside = gistOf(child)
      letters += inside.letters
      heading ??= HEADING.test(child.name) ? child : inside.heading
    }
    const gist = { letters, hasText, heading }
    gists.set(element, gist)
    return gist
  }
  gistOf(root)
  return gists
}

/** Browsers change the structure of a document with deeper elements. */
const DEEPEST = 512

/** Forty times as many as the largest page has. */
const MOST_ELEMENTS = 200_000

/** In linear time, since a release could hold up a promote. @throws Error that names the exceeded limit */
export function parseHtmlTree(html: string): Document {
  const tree = new BoundedTree()
  new Parser(tree).end(html)
  return tree.root
}

class BoundedTree extends DomHandler {
  private elements = 0

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.elements += 1
    if (this.elements > MOST_ELEMENTS)
      throw new Error(`It has more than ${MOST_ELEMENTS} elements. Show less of it at a time.`)
    if (this.tagStack.length > DEEPEST)
      throw new Error(
        `It has elements inside one another, more than ${DEEPEST} deep, the last of them <${name.slice(0, 40)}>. Close each of them where it ends.`,
      )
    super.onopentag(name, attributes)
  }
}
