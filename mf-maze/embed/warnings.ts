const said = new Set<string>()

/**
 * One warning for a mistake, however many mazes and frames of an animation repeat it.
 * @param mistake what counts as the same; the text itself if left out
 */
export function warnOnce(text: string, mistake = text): void {
  if (said.has(mistake)) return
  said.add(mistake)
  console.warn(text)
}
