import { asAttributes, asParameters, asProps } from './snippet-parts.ts'

it('adds nothing where nothing was chosen', () => {
  expect([asAttributes({}), asProps({}), asParameters({})]).toEqual(['', '', ''])
})

it('writes what was chosen as HTML, as JSX and into an address', () => {
  const chosen = { theme: 'dark', sound: '', 'reset-label': 'Once more' }
  expect(asAttributes(chosen)).toBe(' theme="dark" sound reset-label="Once more"')
  expect(asProps(chosen)).toBe(' theme="dark" sound resetLabel="Once more"')
  expect(asParameters(chosen)).toBe('#theme=dark&amp;sound=&amp;reset-label=Once+more')
})

it('lets no text out of its quotes', () => {
  const chosen = { 'reset-label': '"><script>&' }
  expect(asAttributes(chosen)).toBe(' reset-label="&quot;>&lt;script>&amp;"')
  expect(asProps(chosen)).toBe(' resetLabel={"\\"><script>&"}')
})
