import { parse, type HTMLElement, type Node, NodeType } from 'node-html-parser'

/** One page of the site as plain text: what the assistant knows. */
export interface SiteDocument {
  readonly url: string
  readonly title: string
  readonly description: string
  readonly sections: readonly DocumentSection[]
}

export interface DocumentSection {
  readonly heading: string
  /** Id of the nearest element with one, for a link to just this place. */
  readonly anchor?: string
  readonly text: string
}

const passedOver = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'SVG', 'BUTTON', 'FORM', 'VIDEO', 'NAV'])
const headings = new Set(['H1', 'H2', 'H3'])
const blocks = /^(P|LI|TD|TH|TR|DT|DD|DIV|SECTION|ARTICLE|SUMMARY|DETAILS|BLOCKQUOTE|HEADER|H\d)$/

/** The text of a composed page, cut at its headings. */
export function documentOf(
  html: string,
  page: { readonly url: string; readonly description: string },
): SiteDocument {
  const main = parse(html).querySelector('[data-page]')
  const sections: { heading: string; anchor: string | undefined; text: string }[] = []

  const walk = (node: Node, anchor: string | undefined) => {
    if (node.nodeType === NodeType.TEXT_NODE) {
      const last = sections.at(-1)
      if (last) last.text += node.text
    }
    if (!isElement(node) || passedOver.has(node.tagName)) return
    const nearest = node.id || anchor
    if (headings.has(node.tagName)) {
      sections.push({ heading: tidy(node.text), anchor: nearest, text: '' })
      return
    }
    for (const child of node.childNodes) walk(child, nearest)
    const last = sections.at(-1)
    if (last && blocks.test(node.tagName)) last.text += '\n'
  }
  if (main) walk(main, undefined)

  return {
    ...page,
    title: sections[0]?.heading ?? page.url,
    sections: sections
      .map(({ heading, anchor, text }) => ({ heading, ...(anchor && { anchor }), text: tidyLines(text) }))
      .filter(section => section.text !== ''),
  }
}

function isElement(node: Node): node is HTMLElement {
  return node.nodeType === NodeType.ELEMENT_NODE
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

function tidyLines(text: string): string {
  return text
    .split('\n')
    .map(tidy)
    .filter(line => line !== '')
    .join('\n')
}
