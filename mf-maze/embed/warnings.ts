const said = new Set<string>()

/** One warning for a mistake, however many mazes and frames of an animation repeat it. */
export function warnOnce(text: string): void {
  if (said.has(text)) return
  said.add(text)
  console.warn(text)
}
