const said = new Set<string>()

/**
 * Warns once about a mistake, even if many mazes or animation frames repeat it.
 * @param mistake identifies it; by default its text
 */
export function warnOnce(text: string, mistake = text): void {
  if (said.has(mistake)) return
  said.add(mistake)
  console.warn(text)
}
