/** @returns nothing for what is no JSON: what form it has, whoever asks looks at next */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
