/**
 * Whether a file belongs to the release: its text and proof must hash to the root in the code, which the
 * page's one hash covers. The counterpart is shared/tooling/build/data-modules/hash-tree.mjs.
 * @param name under which it was requested; another file of the release does not pass
 * @param proof hashes of its neighbours on the way up, each with its side
 */
export async function isOfRelease(
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

/** base64 */
async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
}
