import { toPhoneticKey } from './phonetic-key.ts'
import { splitWords, stemWord, normalizeText } from './tokens.ts'
import { detectAnswerType, isFillerWord } from './vocabulary.ts'

/** How much words count that questions of all kinds have, words that mean the same, and two in a row. */
const FILLER = 0.4
const MEANT = 0.7
const PAIR = 0.7

/**
 * Compares questions by the sounds of their words, which are the same in all scripts.
 * @param written for each answer, its questions in visitors' words
 * @returns a function that finds, for each answer, how alike a question and its most alike one (`first`) and
 * next one (`second`) are, and how much of the first is asked (`own`): 0 to 1
 */
export function createAlikeQuestions(written: readonly (readonly string[])[]) {
  const owners = written.flatMap((asks, owner) => asks.map(() => owner))
  /** For each sound, how much it counts, and the questions that have it. */
  const holders = new Map<string, { readonly counts: number; readonly asks: number[] }>()
  written.flat().forEach((ask, at) => {
    for (const [sound, counts] of listSounds(ask)) {
      const of = holders.get(sound)
      if (of) of.asks.push(at)
      else holders.set(sound, { counts, asks: [at] })
    }
  })
  const rarityOf = (sound: string) => Math.log(1 + owners.length / (holders.get(sound)?.asks.length ?? 0.5))
  const lengths = new Float64Array(owners.length)
  for (const [sound, { counts, asks }] of holders) {
    const length = counts ** 2 * rarityOf(sound)
    for (const at of asks) lengths[at] = (lengths[at] ?? 0) + length
  }

  /** @param stems English stems that mean the question's words, too: translations and synonyms */
  return (question: string, stems: readonly string[]) => {
    const shared = new Float64Array(owners.length)
    const sounds = listSounds(question)
    let length = 0
    for (const [sound, counts] of sounds) length += counts ** 2 * rarityOf(sound)
    const meant = stems.map(stem => `-${toPhoneticKey(stem)}`).filter(sound => !sounds.has(sound))
    for (const [sound, counts] of [...sounds, ...meant.map(sound => [sound, MEANT] as const)]) {
      const held = holders.get(sound)
      const worth = counts * (held?.counts ?? 0) * rarityOf(sound)
      for (const at of held?.asks ?? []) shared[at] = (shared[at] ?? 0) + worth
    }
    const likeness = written.map(() => ({ first: 0, second: 0, own: 0 }))
    owners.forEach((owner, at) => {
      const both = shared[at] ?? 0
      const whole = lengths[at] ?? 1
      const like = Math.min(1, both / Math.sqrt(length * whole || 1))
      const best = likeness[owner]
      if (!best || like <= best.second) return
      if (like <= best.first) best.second = like
      else likeness[owner] = { first: like, second: best.first, own: Math.min(1, both / whole) }
    })
    return likeness
  }
}

/** The sounds of a question's words, of their stems, and of each two in a row, and how much each counts. */
function listSounds(question: string): ReadonlyMap<string, number> {
  const plain = normalizeText(question)
  const found = new Map<string, number>()
  const type = detectAnswerType(plain)
  if (type !== undefined) found.set(`?${type}`, 1)
  let before = ''
  for (const word of splitWords(plain)) {
    const sound = toPhoneticKey(word)
    const counts = isFillerWord(word) ? FILLER : 1
    for (const each of [sound, `-${toPhoneticKey(stemWord(word))}`])
      found.set(each, Math.max(found.get(each) ?? 0, counts))
    if (before !== '') found.set(`${before} ${sound}`, PAIR)
    before = sound
  }
  return found
}
