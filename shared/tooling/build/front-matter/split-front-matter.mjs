/**
 * Plain JavaScript, since a webpack loader imports it.
 * @param {string} text
 * @returns {{ yaml: string | undefined, html: string }} `yaml` is undefined if the text begins with HTML
 */
export function splitFrontMatter(text) {
  const found = FRONT_MATTER.exec(text)
  return found ? { yaml: found[1] ?? '', html: text.slice(found[0].length) } : { yaml: undefined, html: text }
}

const FRONT_MATTER = /^---[ \t]*\r?\n(.*?\n)??---[ \t]*(?:\r?\n|$)/s
