import { expect, test } from '@playwright/test'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import type { FindingAspect } from '../finding.ts'
import { type CompletedVisit, retryInterruptedVisits } from '../gate/retry-visits.ts'
import { confirmFindingsByRetry } from './confirm-by-retry.ts'
import { desktopScenario, phoneScenario } from './arrival-scenarios.ts'
import type { Scenario } from './scenario.ts'
import { openStaticPageBrowser, type StaticPage } from '../fixtures/static-pages.ts'

/** Tests each rule on a small page that breaks it. fixtures/faults.ts has faults in whole releases. */
interface Fault extends StaticPage {
  readonly name: string
  readonly visit: Scenario
  /** The kinds of findings that the check must report for this page; it must report no others. */
  readonly expected: readonly (readonly [FindingAspect, RegExp])[]
}

const WORDS = '<section><h1>Sample</h1><p>Build a bridge of paper, and see what it carries.</p></section>'
const later = (code: string, ms: number) => `setTimeout(() => { ${code} }, ${ms})`

const movingPage: StaticPage = {
  body: `<section><h1>Sample</h1><p>${'A bridge of paper carries more than one would think. '.repeat(30)}</p></section>`,
  script: later(
    `document.querySelector('[data-page]').insertAdjacentHTML('afterbegin', '<div style="height: 300px"></div>')`,
    1000,
  ),
}

const faults: readonly Fault[] = [
  {
    name: 'what does not fit, cannot be read or has no name',
    visit: phoneScenario,
    body: `${WORDS}<div style="width: 1400px">Wide</div><p style="color: #ccc; background: #fff">Hard to read</p>
      <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="80" height="80"><input type="email">
      <button type="button"></button>
      <div><button aria-label="Less" style="width: 10px; height: 10px; padding: 0; border: 0"></button><button
      aria-label="More" style="width: 10px; height: 10px; padding: 0; border: 0"></button></div>
      <p>Hello undefined</p><p id="main">Twice</p>
      <a href="#">Read more</a> <a href="javascript:void 0">Vote</a> <a href="http://elsewhere.example/">Else</a>`,
    expected: [
      ['horizontal overflow', /scrolls sideways/],
      ['accessibility', /color-contrast/],
      ['accessibility', /image-alt/],
      ['accessibility', /\(label\)/],
      ['assets', /cannot be shown/],
      ['accessibility', /button-name/],
      ['accessibility', /target-size/],
      ['text', /only programs should see: undefined/],
      ['outside its page', /ids that the layout has: main/],
      ['links', /“Read more” leads nowhere/],
      ['links', /“Vote” leads nowhere/],
      ['links', /without encryption/],
    ],
  },
  {
    name: 'what lies on the layout, restyles it, or changes what all pages share',
    visit: phoneScenario,
    body: `<style>html { font-size: 20px } header { color: hotpink }</style>${WORDS}
      <div style="position: fixed; right: 0; bottom: 0; width: 8rem; height: 8rem; z-index: 99; background: white"></div>`,
    script: `const before = window.fetch
      window.fetch = (...args) => before(...args)
      Object.defineProperty(Array.prototype, 'last', { configurable: true, value() { return this.at(-1) } })
      window.leaked = true
      localStorage.clear()
      addEventListener('wheel', event => event.preventDefault(), { passive: false })
      void new Audio('data:audio/wav;base64,').play().catch(() => undefined)`,
    expected: [
      ['occluded', /lies on the layout.*Chat/],
      ['layout', /fontSize: 20px instead of 16px/],
      ['layout', /<header>.*looks different on this page: color/],
      ['built-ins', /Array\.prototype\.last.*window\.fetch|window\.fetch.*Array\.prototype\.last/],
      ['globals', /puts leaked on the window/],
      ['storage', /removes what others keep/],
      ['unsolicited', /browsers always do.*wheel/],
      ['unsolicited', /plays sound/],
      ['occluded', /wheel does not scroll/],
    ],
  },
  {
    name: 'what happens to a visitor who only reads',
    visit: phoneScenario,
    body: `<section><h1>Sample</h1><p id="words">${'A bridge of paper carries more than one would think. '.repeat(4)}</p><ul hidden></ul></section>`,
    script: `${later(`void Promise.reject(new Error('no score yet'))`, 5000)}
      ${later(`document.title = 'Come back!'`, 3000)}
      ${later(`document.querySelector('#words').remove()`, 3000)}
      ${later(`document.querySelector('[data-page]').insertAdjacentHTML('beforeend', '<div style="position: fixed; inset: 0; z-index: 99; background: white">Subscribe to the news!</div>')`, 3000)}
      setInterval(() => document.querySelector('[data-page] ul').insertAdjacentHTML('beforeend', '<li></li>'.repeat(20)), 300)`,
    expected: [
      ['errors', /no score yet/],
      ['title', /Come back!/],
      ['leak', /grows while nobody does anything/],
      ['text', /Words of the document go/],
      ['occluded', /lies on the layout/],
    ],
  },
  {
    ...movingPage,
    name: 'what moves away under the eyes of a visitor',
    visit: phoneScenario,
    expected: [['shift', /layout shift/]],
  },
  {
    name: 'a field that keeps the keyboard, one that comes before all others, and an error in another language',
    visit: desktopScenario,
    body: `${WORDS}<p><input aria-label="First" tabindex="5"> <input aria-label="Your name" id="trap"></p>
      <p hidden><input aria-label="Later" tabindex="7"></p>`,
    script: `trap.onkeydown = event => { if (event.key === 'Tab') event.preventDefault() }
      ;({ en: 'Hello' })[navigator.language.slice(0, 2)].toUpperCase()`,
    expected: [
      ['keyboard', /tabindex above 0 takes “First”, “Later”/],
      ['keyboard', /does not get out by Tab/],
      ['keyboard', /does not get out by Shift\+Tab/],
      ['errors', /In Hindi.*toUpperCase/],
    ],
  },
  {
    name: 'buttons that throw, stop everything or open what nothing closes',
    visit: phoneScenario,
    body: `${WORDS}<p><button id="next">Next level</button> <button id="vote">Vote</button> <button id="rules">Rules</button></p>`,
    script: `next.onclick = () => { throw new Error('no level two') }
      vote.onclick = () => alert('Done')
      rules.onclick = () => document.querySelector('[data-page]').insertAdjacentHTML('beforeend',
        '<div role="dialog" aria-label="Rules" style="position: fixed; inset: 0; z-index: 99; background: white">Rules</div>')`,
    expected: [
      ['errors', /After pressing “Next level”.*no level two/],
      ['navigation', /After pressing “Vote”.*alert\(\)/],
      ['keyboard', /After pressing “Rules”.*neither Escape nor a button/],
    ],
  },
  {
    name: 'a focus that nobody sees, and a menu that is dead',
    visit: desktopScenario,
    body: `<style>#bare:focus-visible { outline: none }</style>${WORDS}<p><button id="bare">Go</button></p>`,
    script: `addEventListener('click', event => event.stopImmediatePropagation(), true)`,
    expected: [
      ['keyboard', /Nothing shows that the focus is at “Go”/],
      ['occluded', /dead on this page: “Menu”/],
    ],
  },
  {
    name: 'a form that throws when it is empty',
    visit: desktopScenario,
    body: `${WORDS}<form><button>Send</button></form>`,
    script: `document.forms[0].onsubmit = event => { event.preventDefault(); throw new Error('no name given') }`,
    expected: [['errors', /submitting an empty form.*no name given/]],
  },
  {
    name: 'nothing at all about a page that is in order',
    visit: phoneScenario,
    body: `${WORDS}<p><a href="#top">Back to the top</a> <button type="button">Count</button>
      <label>Name <input></label> <time id="clock">0</time></p><div style="overflow: auto"><table style="width: 1400px"><tr><td>Wide</table></div>
      <style>[data-layout-waits] .far { translate: -100000px }</style><div data-fills-phone>The top</div>
      <section class="far">${'Below it are words that the shell lays out later. '.repeat(8)}</section>`,
    script: `document.documentElement.setAttribute('data-layout-waits', '')
      addEventListener('load', () => document.documentElement.removeAttribute('data-layout-waits'))
      setInterval(() => { document.querySelector('#clock').textContent += '1' }, 1000)
      localStorage.setItem('sample.seen', 'yes')`,
    expected: [],
  },
]

/** Styles with a typeface that no font stands in for, on whatever computer. */
const WITHOUT_STAND_IN = `@font-face { font-family: 'Sample like Arial'; src: local('No such font') }
  body { font-family: 'Sample like Arial', sans-serif !important }`

const unjudged: Fault = {
  ...movingPage,
  name: 'nothing of what moves where no font stands in for the typefaces',
  visit: phoneScenario,
  expected: [],
}

/** Number of pages to open simultaneously: pages mostly wait. */
const AT_ONCE = 4
const findingsByFault = new Map<string, readonly string[]>()

const listLines = ({ found }: CompletedVisit) => found.map(({ about, what }) => `${about}: ${what}`)

/** Returns those of a page's lines that report an expected finding. */
const matchingLines = (lines: readonly string[], [about, what]: Fault['expected'][number]) =>
  lines.filter(line => line.startsWith(`${about}: `) && what.test(line))

interface FaultVisit extends CompletedVisit {
  readonly fault: Fault
}

function isAsExpected(visit: FaultVisit): boolean {
  const [lines, { expected }] = [listLines(visit), visit.fault]
  return lines.length === expected.length && expected.every(each => matchingLines(lines, each).length === 1)
}

test.beforeAll(async () => {
  await visitPages(faults)
  await visitPages([unjudged], WITHOUT_STAND_IN)
})

async function visitPages(pagesWithFaults: readonly Fault[], styles?: string): Promise<void> {
  const pages = await openStaticPageBrowser(pagesWithFaults, styles)
  try {
    const visits: FaultVisit[] = []
    await mapConcurrently(pagesWithFaults, AT_ONCE, async fault => {
      const again = () => pages.visit(fault.visit, fault)
      visits.push({ fault, found: await again(), again })
    })
    for (const visit of await retryInterruptedVisits(visits)) {
      // Look again at a page with other findings than expected: those of a busy computer do not return.
      const [certain = visit] = isAsExpected(visit) ? [visit] : await confirmFindingsByRetry([visit])
      findingsByFault.set(visit.fault.name, listLines(certain))
    }
  } finally {
    await pages.close()
  }
}

for (const { name, expected } of [...faults, unjudged]) {
  test(`The audit tells ${name}`, () => {
    const lines = findingsByFault.get(name) ?? ['The page was not visited.']
    for (const [about, what] of expected) {
      const matching = matchingLines(lines, [about, what])
      expect.soft(matching, `${about}: ${what}\n\n${lines.join('\n')}`).toHaveLength(1)
    }
    expect(lines, lines.join('\n')).toHaveLength(expected.length)
  })
}
