import { parseOptions } from './options.ts'

const read = (given: Readonly<Record<string, string>>) => parseOptions(name => given[name] ?? null)

beforeEach(() => {
  const supports = (property: string, value: string) => property === 'color' && value === 'teal'
  Object.assign(globalThis, { CSS: { supports } })
})

const defaults = {
  theme: 'auto',
  accent: undefined,
  lang: undefined,
  hasSound: false,
  resetLabel: undefined,
  headingLevel: 2,
  board: undefined,
}
const chosen = {
  theme: 'dark',
  accent: 'teal',
  lang: 'hi',
  hasSound: true,
  resetLabel: 'Start again',
  headingLevel: 3,
  board: 'oog-oox-uoo',
}

it('has a default for everything', () => {
  expect(read({})).toEqual({ options: defaults, complaints: [] })
  expect(read({ theme: '', accent: ' ', lang: '', 'reset-label': ' ' })).toEqual({
    options: defaults,
    complaints: [],
  })
})

it('takes what a partner chooses', () => {
  const given = {
    theme: 'dark',
    accent: ' teal ',
    lang: 'hi-IN',
    sound: '',
    'reset-label': 'Start again',
    'heading-level': '3',
    board: 'oog-oox-uoo',
  }
  expect(read(given)).toEqual({ options: chosen, complaints: [] })
})

it('understands the booleans of every framework', () => {
  for (const on of ['', 'sound', 'true', 'on', 'TRUE'])
    expect(read({ sound: on }).options.hasSound).toBe(true)
  for (const off of ['false', 'off'])
    expect(read({ sound: off })).toEqual({ options: defaults, complaints: [] })
})

it('replaces what it cannot use, and says for each value what to write instead', () => {
  const { options, complaints } = read({
    theme: 'blue',
    accent: 'shiny',
    lang: 'fr',
    sound: 'loud',
    'reset-label': 'x'.repeat(41),
    'heading-level': '7',
  })
  expect(options).toEqual({ ...defaults, lang: 'en' })
  expect(complaints).toHaveLength(6)
  const texts = complaints.map(({ text }) => text)
  expect(texts[0]).toBe(
    'theme="blue" is none of the themes, so the maze uses auto. Write theme="light", "dark" or "auto".',
  )
  expect(texts.join('\n')).toMatch(
    /accent="shiny".*\n.*lang="fr".*\n.*sound="loud".*\n.*reset-label="x.*\n.*heading-level="7"/,
  )
})

it('quotes no more of a value than is needed to find it', () => {
  const [complaint] = read({ accent: 'x'.repeat(5000) }).complaints
  expect(complaint?.name).toBe('accent')
  expect(complaint?.text.length).toBeLessThan(250)
})

it('takes no board that is written with other signs', () => {
  const { options, complaints } = read({ board: '<b>' })
  expect(options.board).toBeUndefined()
  expect(complaints.map(({ text }) => text)).toEqual([
    'board="<b>" is no board, so the maze uses its first one. Write board="7", or what “Build your own walls” on our page gives you.',
  ])
})
