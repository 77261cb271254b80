const segmenter = new Intl.Segmenter('en-IN', { granularity: 'sentence' })

/** The sentences of a text, each as it stands there; a line break ends one too. */
export function sentencesOf(text: string): string[] {
  return text.split(/\n+/).flatMap(line => {
    const sentences: string[] = []
    for (const { segment } of segmenter.segment(line)) {
      const previous = sentences.at(-1)
      if (previous !== undefined && ABBREVIATION.test(previous)) {
        sentences[sentences.length - 1] = previous + segment
      } else {
        sentences.push(segment)
      }
    }
    return sentences.map(sentence => sentence.trim()).filter(sentence => sentence !== '')
  })
}

/** A full stop that ends no sentence: Dr. Mehta, Hetal M. and others. */
const ABBREVIATION = /(?:^|[\s(“])(?:Dr|Mr|Mrs|Ms|Prof|St|No|Rs|e\.g|i\.e|approx|\p{Lu})\.\s*$/u

/** @returns the text, or its first words and an ellipsis where it has more than `limit` characters */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text
  const start = text.slice(0, limit - 1)
  return `${start.replace(/\s+\S*$/, '')}…`
}

/** What stands before the colon of an entry such as “Saturday: 10:00 AM to 5:00 PM”. */
export function labelOf(line: string): string | undefined {
  return /^([^:.]{1,40}): /.exec(line)?.[1]
}
