import sanitizeHtml from 'sanitize-html'

/**
 * The one policy for HTML that editors write. Plain JavaScript, since webpack loads it from a loader.
 * @param {string} html
 * @returns {string} the same text with every element, attribute and address that the policy does not name taken out
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
    // These scroll sideways in narrow windows, which must work from the keyboard too. A table has a caption for its name.
    transformTags: {
      table: () => ({ tagName: 'table', attribs: { tabindex: '0' } }),
      pre: () => ({ tagName: 'pre', attribs: { tabindex: '0', role: 'group', 'aria-label': 'Program' } }),
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  })
}
