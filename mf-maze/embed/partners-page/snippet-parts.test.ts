import { formatAttributes, formatHashParameters } from './snippet-parts.ts'

it('adds nothing where nothing was chosen', () => {
  expect([formatAttributes({}), formatHashParameters({})]).toEqual(['', ''])
})

it('writes what was chosen as HTML and into an address', () => {
  const chosen = { theme: 'dark', sound: '', 'reset-label': 'Once more' }
  expect(formatAttributes(chosen)).toBe(' theme="dark" sound reset-label="Once more"')
  expect(formatHashParameters(chosen)).toBe('#theme=dark&amp;sound=&amp;reset-label=Once+more')
})

it('lets no text out of its quotes', () => {
  const chosen = { 'reset-label': '"><script>&' }
  expect(formatAttributes(chosen)).toBe(' reset-label="&quot;>&lt;script>&amp;"')
})
