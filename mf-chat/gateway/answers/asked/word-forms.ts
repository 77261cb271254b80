/** Hindi and Gujarati put endings to a word: કોર્સનો is “of the course”. */
const ENDINGS = /(?:નો|ની|નું|ના|ને|નાં|માં|થી|ઓ|ોની|ો|ે|एँ|एं|ओं|ें|ों|ो|े|ीं)$/u

/** @returns a word as it stands, and without its last one or two endings */
export function wordForms(word: string): readonly string[] {
  const shorter = word.replace(ENDINGS, '')
  return [word, shorter, shorter.replace(ENDINGS, '')].filter(form => form === word || form.length > 1)
}
