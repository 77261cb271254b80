import { formatAttributes, formatHashParameters, formatProps } from './snippet-parts.ts'

it('adds nothing where nothing was chosen', () => {
  expect([formatAttributes({}), formatProps({}), formatHashParameters({})]).toEqual(['', '', ''])
})

it('writes what was chosen as HTML, as JSX and into an address', () => {
  const chosen = { theme: 'dark', sound: '', 'reset-label': 'Once more' }
  expect(formatAttributes(chosen)).toBe(' theme="dark" sound reset-label="Once more"')
  expect(formatProps(chosen)).toBe(' theme="dark" sound resetLabel="Once more"')
  expect(formatHashParameters(chosen)).toBe('#theme=dark&amp;sound=&amp;reset-label=Once+more')
})

it('lets no text out of its quotes', () => {
  const chosen = { 'reset-label': '"><script>&' }
  expect(formatAttributes(chosen)).toBe(' reset-label="&quot;>&lt;script>&amp;"')
  expect(formatProps(chosen)).toBe(' resetLabel={"\\"><script>&"}')
})
