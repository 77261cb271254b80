import { createHash } from 'node:crypto'

/**
 * A hash tree over files, as in RFC 6962: one root hash covers all files, and each file carries the hashes on
 * its way to the root. mf-content/lists/content.ts checks files against the root.
 * @param {Readonly<Record<string, string>>} texts by the names under which they are requested
 * @returns {{ root: string, proofs: Readonly<Record<string, readonly string[]>> }} `proofs`: for each file
 * the hashes to combine with its own hash on the way to the root; `<` marks a left sibling, `>` a right
 * sibling
 */
export function hashTree(texts) {
  const names = Object.keys(texts).sort()
  const proofs = Object.fromEntries(names.map(name => [name, []]))
  // `below` lists the files in the tree below a hash: the proof of each of these files needs the sibling of
  // this hash.
  let level = names.map(name => ({ hash: leafHash(name, texts[name]), below: [name] }))
  while (level.length > 1) {
    const next = []
    for (let index = 0; index < level.length; index += 2) {
      const [left, right] = [level[index], level[index + 1]]
      if (!right) {
        next.push(left)
        continue
      }
      for (const name of left.below) proofs[name].push(`>${right.hash}`)
      for (const name of right.below) proofs[name].push(`<${left.hash}`)
      next.push({ hash: nodeHash(left.hash, right.hash), below: [...left.below, ...right.below] })
    }
    level = next
  }
  return { root: level[0]?.hash ?? '', proofs }
}

// The hash covers the file's name too, so that no file can replace another. Different prefixes keep a file's
// hash from passing for the hash of a pair.
const leafHash = (name, text) => sha256(`file ${name}\n${text}`)
const nodeHash = (left, right) => sha256(`pair ${left} ${right}`)

const sha256 = text => createHash('sha256').update(text).digest('base64')
