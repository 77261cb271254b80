/**
 * @param {string} text
 * @param {readonly (readonly [string, string])[]} changes parts of the text, each with its replacement
 * @returns {string}
 * @throws Error if the text lacks one of these parts
 */
export function changedText(text, changes) {
  let changed = text
  for (const [before, after] of changes) {
    const at = changed.indexOf(before)
    if (at === -1) throw new Error(`It should hold this, and does not: ${before.slice(0, 100)}`)
    changed = changed.slice(0, at) + after + changed.slice(at + before.length)
  }
  return changed
}
