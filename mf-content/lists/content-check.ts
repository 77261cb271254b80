/**
 * Whether a file belongs to the release: the file's text and its proof must hash to the root hash in our
 * script. The build writes the hashes (shared/tooling/build/data-modules/hash-tree.mjs).
 * @param name the requested name; it is hashed, too, so that no other file of the release passes as this one
 * @param proof the hashes of the file's siblings up the hash tree; each begins with the sibling's side
 */
export async function isFileInRelease(
  name: string,
  text: string,
  proof: readonly string[],
  root: string,
): Promise<boolean> {
  let hash = await sha256(`file ${name}\n${text}`)
  for (const step of proof) {
    const neighbour = step.slice(1)
    hash = await sha256(step.startsWith('<') ? `pair ${neighbour} ${hash}` : `pair ${hash} ${neighbour}`)
  }
  return hash === root
}

/** Returns the hash as base64. */
async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
}
