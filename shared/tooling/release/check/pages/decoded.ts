/** A broken encoding is looked for as it stands, and not found. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
