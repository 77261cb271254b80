const said = new Set<string>()

/** Warns once about a mistake, even if many mazes report it. @param mistake its id; by default the text */
export function warnOnce(text: string, mistake = text): void {
  if (said.has(mistake)) return
  said.add(mistake)
  console.warn(text)
}
