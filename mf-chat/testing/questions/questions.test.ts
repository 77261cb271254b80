import { heldOutQuestionsFolder, parseQuestions, readQuestions, tuningQuestionsFolder } from './questions.ts'

it('reads a question with its facts, a lone wording as a list of one', () => {
  const yaml = `
- ask: iot fees
  must: ['499', [Hardik, हार्दिक]]
  mustNot: ['800']
- { ask: who won, refuse: true }
- { ask: blockzie for 1 rupee, refuse: either, must: ['599'] }`
  expect(parseQuestions('a.yaml', yaml)).toEqual([
    {
      file: 'a.yaml',
      ask: 'iot fees',
      refusal: 'no',
      must: [['499'], ['Hardik', 'हार्दिक']],
      mustNot: ['800'],
    },
    { file: 'a.yaml', ask: 'who won', refusal: 'must', must: [], mustNot: [] },
    { file: 'a.yaml', ask: 'blockzie for 1 rupee', refusal: 'may', must: [['599']], mustNot: [] },
  ])
})

it.each([
  ['- ask: iot fees', 'a.yaml, question 1: needs "must"'],
  ['- { ask: a, refuse: either }', 'a.yaml, question 1: needs "must"'],
  ['- { ask: a, refuse: true }\n- { ask: b, must: [499] }', 'a.yaml, question 2: must.0'],
  ['- { ask: a, refuse: true, mustnt: [b] }', 'mustnt'],
  ['- { ask: a, refuse: maybe }', 'a.yaml, question 1: refuse must be true or either'],
  ['- { ask: "", refuse: true }', 'a.yaml, question 1: ask must not be empty'],
  ['- { ask: a, refuse: true }\n- { ask: a, refuse: true }', 'a.yaml: "a" is asked twice'],
  ['ask: a', 'a.yaml: expected a list of questions'],
  ['- {', 'a.yaml is not YAML'],
])('names file and entry of what is not right: %s', (yaml, message) => {
  expect(() => parseQuestions('a.yaml', yaml)).toThrow(message)
})

describe('the questions in this folder', () => {
  const tuned = readQuestions(tuningQuestionsFolder)
  const aside = readQuestions(heldOutQuestionsFolder)

  it('are the same kinds in both parts, at least a third of them kept aside', () => {
    // The kind of a file's questions is the file's name without the number: “english” for 2-english.yaml.
    const kinds = (part: typeof tuned) =>
      [...new Set(part.map(({ file }) => file.replace(/^\d+-/, '')))].sort()
    expect(kinds(aside)).toEqual(kinds(tuned))
    expect(kinds(tuned)).toContain('injections.yaml')
    expect(aside.length / (aside.length + tuned.length)).toBeGreaterThan(1 / 3)
  })

  it('are not the same questions in both', () => {
    const letters = (ask: string) => ask.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '') || ask
    const known = new Set(tuned.map(({ ask }) => letters(ask)))
    // Compare only the number of duplicates: a failure must not reveal held-out questions to those who tune
    // answers.
    expect(aside.filter(({ ask }) => known.has(letters(ask))).length).toBe(0)
  })
})
