const said = new Set<string>()

/**
 * Warns once about a mistake, even if many mazes or animation frames report it.
 * @param mistake the mistake's id; by default the text
 */
export function warnOnce(text: string, mistake = text): void {
  if (said.has(mistake)) return
  said.add(mistake)
  console.warn(text)
}
