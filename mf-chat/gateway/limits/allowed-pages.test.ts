import { createRequestFilter } from './allowed-pages.ts'

const ORIGIN = 'https://www.kutuhal.example'
const may = createRequestFilter({ origins: [ORIGIN, 'http://localhost:*'], withoutOrigin: false })
const asking = (origin: string | undefined, fetchSite?: string) => ({
  origin,
  'sec-fetch-site': fetchSite,
  host: 'assistant.kutuhal.example',
})

it.each([
  [ORIGIN, 'cross-site'],
  [ORIGIN, undefined],
  ['https://preview-1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d.www.kutuhal.example', 'cross-site'],
  ['http://localhost:3000', 'same-site'],
  ['http://preview-1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d.localhost:4310', undefined],
  ['https://assistant.kutuhal.example', 'same-origin'],
  [undefined, 'same-origin'],
])('a page of %s may ask (%s)', (origin, site) => {
  expect(may(asking(origin, site))).toBe(true)
})

it.each([
  ['https://elsewhere.example', 'cross-site'],
  ['https://www.kutuhal.example.elsewhere.example', undefined],
  ['https://wwwakutuhal.example', undefined],
  ['https://www.kutuhal.example:8443', undefined],
  ['http://www.kutuhal.example', undefined],
  ['https://preview-1.www.kutuhal.example', undefined],
  ['https://evil.preview-1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d.www.kutuhal.example', undefined],
  ['null', 'cross-site'],
  ['', undefined],
  ['http://localhost:80@elsewhere.example', undefined],
  [undefined, 'cross-site'],
  [undefined, 'none'],
  [undefined, undefined],
])('one of %s may not (%s)', (origin, site) => {
  expect(may(asking(origin, site))).toBe(false)
})

it('lets anyone who names no page ask only where that is wanted, and never a browser elsewhere', () => {
  const open = createRequestFilter({ origins: [ORIGIN], withoutOrigin: true })
  expect(open(asking(undefined))).toBe(true)
  expect(open(asking(undefined, 'cross-site'))).toBe(false)
  expect(open(asking('https://elsewhere.example'))).toBe(false)
})
