import type { PageState } from '../browser/in-page-functions.ts'
import { collectErrorFindings, findLayoutChanges, subtractList } from './page-findings.ts'

const state: PageState = {
  reports: [],
  violations: [],
  composed: { outline: [], page: '' },
  outline: [],
  page: '',
  title: '',
  titles: 1,
  headings: [],
  globals: [],
  listeners: [],
  timers: 0,
}
const silence = { console: [], errors: [], failedRequests: [], dialogs: [], popups: [] }

describe('what a page complained about', () => {
  it('is told once, though the site, the browser and the console all tell it', () => {
    const reports = [{ release: 'mf-maze@1.1.0', message: 'mf-maze@1.1.0 failed: Error: no board' }]
    const noise = {
      ...silence,
      console: ['mf-maze@1.1.0 failed: Error: no board The page says so.'],
      errors: ['Error: no board'],
    }
    expect(collectErrorFindings({ ...state, reports }, noise)).toHaveLength(1)
  })

  it('does not hide one trouble behind another', () => {
    const reports = [{ release: 'mf-maze@1.1.0', message: 'mf-maze@1.1.0 failed: Error: no board' }]
    const noise = {
      ...silence,
      console: ['No gamepad'],
      failedRequests: [{ url: '/a.js', why: 'answered 404' }],
    }
    const abouts = collectErrorFindings({ ...state, reports }, noise).map(({ about }) => about)
    expect(abouts).toEqual(['errors', 'requests', 'console'])
  })

  it('shows the text that differs, not what changes anyway', () => {
    const reports = [{ release: 'mf-maze@1.1.0', message: 'Error: Minified React error #418; visit …' }]
    const composed = { outline: [], page: '<button disabled="">Go</button><p>It is <!-- -->1</p>' }
    const page = '<button>Go</button><p>It is 2</p>'
    const [finding] = collectErrorFindings({ ...state, reports, composed, page }, silence)
    expect(finding).toMatchObject({
      about: 'hydration',
      what: expect.stringContaining('It is 1</p>…”, in the browser: “…') as string,
    })
  })

  it('knows it from the console where the report has not come yet', () => {
    const line = 'shell@1.0.0: Error: Minified React error #418; visit …'
    const composed = { outline: [], page: '<p>It is 1</p>' }
    const findings = collectErrorFindings(
      { ...state, composed, page: '<p>It is 2</p>' },
      { ...silence, console: [line] },
    )
    expect(findings.map(({ about }) => about)).toEqual(['hydration'])
    const failed = { ...silence, console: ['mf-maze@1.1.0 failed: Error: no board The page says so.'] }
    expect(collectErrorFindings(state, failed).map(({ about }) => about)).toEqual(['errors'])
  })

  it.each(['<!--', '<a '])('is told in no time if the page is full of %s', markup => {
    const reports = [{ release: 'mf-maze@1.1.0', message: 'Error: Minified React error #418; visit …' }]
    const page = markup.repeat(250_000)
    const start = performance.now()
    expect(
      collectErrorFindings({ ...state, reports, composed: { outline: [], page }, page }, silence),
    ).toHaveLength(1)
    expect(performance.now() - start).toBeLessThan(5000)
  })
})

describe('a change outside the page', () => {
  const changed = {
    ...state,
    composed: { outline: ['<body>', '<nav>'], page: '' },
    outline: ['<body class="x">', '<nav open="">'],
  }

  it('counts unless the layout does it by itself', () => {
    const usual = ['now there: <nav open="">', 'gone: <nav>']
    const [finding, ...more] = findLayoutChanges(changed, usual)
    expect(finding?.what).toContain('now there: <body class="x">\ngone: <body>')
    expect(more).toEqual([])
    expect(findLayoutChanges({ ...changed, outline: ['<body>', '<nav open="">'] }, usual)).toEqual([])
  })

  it('counts as often as it is there', () => {
    expect(subtractList(['a', 'a', 'b'], ['a', 'c'])).toEqual(['a', 'b'])
  })

  it('is found in no time, however many words a page has', () => {
    const words = Array.from({ length: 300_000 }, (_, number) => `word ${number}`)
    const start = performance.now()
    expect(subtractList(words, [...words].reverse())).toEqual([])
    // A generous limit, since parsing normally takes a tenth of a second; a bug once made it take minutes.
    expect(performance.now() - start).toBeLessThan(5000)
  })
})
