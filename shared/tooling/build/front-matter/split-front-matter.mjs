/**
 * Front matter is what stands above the HTML of a content file: YAML between two lines of `---`. Plain JavaScript, since
 * webpack loads it from a loader.
 * @param {string} text
 * @returns {{ yaml: string | undefined, html: string }} the parts of a content file; no YAML if it begins with HTML
 */
export function splitFrontMatter(text) {
  const found = FRONT_MATTER.exec(text)
  return found ? { yaml: found[1] ?? '', html: text.slice(found[0].length) } : { yaml: undefined, html: text }
}

const FRONT_MATTER = /^---[ \t]*\r?\n(.*?\n)??---[ \t]*(?:\r?\n|$)/s
