import { parseOptionProps, parseOptions } from './options.ts'
import type { RobotMazeProps } from '../public/robot-maze-remote.d.ts'

const read = (given: Readonly<Record<string, string>>) => parseOptions(name => given[name] ?? null)

let warn: jest.SpyInstance

beforeEach(() => {
  const supports = (property: string, value: string) => property === 'color' && value === 'teal'
  Object.assign(globalThis, { CSS: { supports } })
  warn = jest.spyOn(console, 'warn').mockReturnValue(undefined)
})
afterEach(() => warn.mockRestore())

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

describe('the properties of a component', () => {
  it('are what a host chooses, or nothing', () => {
    const { theme, accent, board } = { ...chosen, theme: 'dark' } as const
    const props: RobotMazeProps = { theme, accent, board, lang: 'hi-IN', sound: true, className: 'wide' }
    expect(parseOptionProps({ ...props, resetLabel: 'Start again', headingLevel: 3 })).toEqual(chosen)
    expect(parseOptionProps({})).toEqual(defaults)
    expect(parseOptionProps({ sound: false })).toEqual(defaults)
    expect(warn).not.toHaveBeenCalled()
  })

  it('may be what only JavaScript can hand over, and the console says once what to write instead', () => {
    // @ts-expect-error -- TypeScript rejects these props, but JavaScript can pass them.
    const props: RobotMazeProps = { theme: 7, accent: ['teal'], lang: null, sound: 'sound', resetLabel: 12 }
    for (let render = 0; render < 2; render++) {
      expect(parseOptionProps(props)).toEqual({ ...defaults, hasSound: true, resetLabel: '12' })
    }
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^<RobotMaze>: theme="7" .*Write theme="light", "dark" or "auto"\.$/)],
      [expect.stringMatching(/^<RobotMaze>: accent="\["teal"\]" is no CSS colour/)],
    ])
  })
})
