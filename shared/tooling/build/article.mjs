import sanitizeHtml from 'sanitize-html'

/**
 * Removes everything from an editor's HTML that the site does not allow.
 * @param {string} html
 * @returns {string}
 */
export function sanitizeArticle(html) {
  return sanitizeHtml(html, {
    allowedTags: [
      ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre', 'a', 'blockquote', 'br'],
      ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      a: ['href'],
      th: ['scope'],
      table: ['tabindex'],
      pre: ['tabindex', 'role', 'aria-label'],
    },
    // Tables and code scroll sideways in narrow windows, so they need keyboard focus.
    transformTags: {
      table: () => ({ tagName: 'table', attribs: { tabindex: '0' } }),
      pre: () => ({ tagName: 'pre', attribs: { tabindex: '0', role: 'group', 'aria-label': 'Program' } }),
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  })
}

/**
 * @param {string} text
 * @returns {{ yaml: string | undefined, html: string }} `yaml` is undefined if the text begins with HTML
 */
export function splitFrontMatter(text) {
  const found = FRONT_MATTER.exec(text)
  return found ? { yaml: found[1] ?? '', html: text.slice(found[0].length) } : { yaml: undefined, html: text }
}

const FRONT_MATTER = /^---[ \t]*\r?\n(.*?\n)??---[ \t]*(?:\r?\n|$)/s
