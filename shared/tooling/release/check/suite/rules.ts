/** Rules that hold for every page, however a visitor came to it. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { changes, expectNone, expect, withoutItems, type LayoutAlone } from './visit.ts'

interface Visit {
  readonly alone: LayoutAlone
  readonly title: string
  readonly hasStorage?: boolean
}

export async function expectGoodPage(page: Page, { alone, title, hasStorage = true }: Visit): Promise<void> {
  const found = await page.evaluate(async () => {
    const { visit } = window
    return {
      titles: document.querySelectorAll('head > title').length,
      headings: visit.all('h1').length,
      layout: visit.layout(),
      variables: visit.variables(),
      occluded: await visit.occluded(),
      underHeader: visit.underHeader(),
      overflow: visit.overflow(),
      words: visit.words(),
      prevented: visit.prevented(),
      unsolicited: visit.unsolicited(),
      links: visit
        .all('a[href]')
        .map(link => [visit.labelOf(link), link.getAttribute('href') ?? ''] as const),
      ids: visit.all('[id]').flatMap(({ id }) => {
        const others = document.querySelectorAll(`[id="${CSS.escape(id)}"]`)
        return id && [...others].some(other => !visit.isOfPage(other)) ? [id] : []
      }),
      broken: visit
        .all('img')
        .filter(it => it instanceof HTMLImageElement && it.complete && it.naturalWidth === 0 && it.currentSrc)
        .map(it => it.outerHTML.slice(0, 200)),
    }
  })
  expect
    .soft(await page.title(), 'The shell owns the title (shell/routes.ts): render and set none.')
    .toBe(title)
  expect.soft(found.titles, 'one <title>: render none').toBe(1)
  expect.soft(found.headings, 'exactly one h1, which gets the focus after a navigation').toBe(1)
  expectNone(layoutChanges(alone, found), 'Style the page’s own elements only: the layout is the shell’s.')
  expectNone(
    withoutItems(found.occluded, alone.occluded),
    'Nothing lies on the layout: what floats stays below the header (z-index under 10), off the chat’s corner.',
  )
  expectNone(found.underHeader, 'The page begins below the header.')
  expectNone(found.overflow, 'What is wide wraps, shrinks, or scrolls inside itself.')
  expectVisibleWords(found.words)
  expectNone(
    found.links.filter(link => isUseless(...link)),
    'Links lead to an address, by https; what has none is a button.',
  )
  expectNone(found.ids, 'Ids are not those of the layout: let useId() name them.')
  expectNone(found.broken, 'Browsers can show every picture.')
  expectNone(found.unsolicited, 'Nothing happens before a visitor asks for it; films that start are muted.')
  expectNone(
    withoutItems(found.prevented, alone.prevented),
    'What browsers always do goes on outside the page: listen on an element of the page.',
  )
  if (hasStorage) await expectGoodStorage(page)
  await expectNoPollution(page, alone)
}

function layoutChanges(
  alone: Pick<LayoutAlone, 'layout' | 'variables'>,
  { layout, variables }: Pick<LayoutAlone, 'layout' | 'variables'>,
): string[] {
  const looks = Object.entries(alone.layout).flatMap(([place, before]) => {
    const now = layout[place]
    if (!now || now.name !== before.name) return []
    const [style] = withoutItems(now.style, before.style).filter(isNoRounding(before.style))
    return style === undefined ? [] : [`${now.name} has ${style}`]
  })
  return [...looks, ...changedVariables(alone.variables, variables)].slice(0, 4)
}

export function changedVariables(before: readonly string[], after: readonly string[]): string[] {
  const names = new Set(before.map(line => line.split(':')[0]))
  return withoutItems(after, before).filter(line => names.has(line.split(':')[0]))
}

/** Lets a size differ by 2 px. */
const isNoRounding = (before: readonly string[]) => (line: string) => {
  const [name = '', size] = line.split(': ')
  if (name !== 'width' && name !== 'height') return true
  const was = before.find(each => each.startsWith(`${name}: `))?.split(': ')[1]
  return Math.abs(Number(size) - Number(was)) > 2
}

function isUseless(label: string, written: string): boolean {
  const href = written.trim()
  const isToTop = href === '#' && /\b(top|start|beginning|up)\b|↑/i.test(label)
  return (/^(#?$|javascript:)/i.test(href) && !isToTop) || /^http:\/\/(?!localhost|127\.)/i.test(href)
}

type Words = Readonly<Record<'seen' | 'hidden' | 'odd', readonly string[]>>

function expectVisibleWords({ seen, hidden, odd }: Words): void {
  expect.soft(seen.length, 'There is something to read.').toBeGreaterThan(2)
  expectNone(odd, 'Visitors read no values that only programs should see.')
  if (hidden.length > FEW)
    expect.soft(hidden.length, `Most words are visible. Hidden: ${example(hidden)}`).toBeLessThan(seen.length)
}

/** Number of words that scripts may change, for a counter or a greeting. */
const FEW = 12

export function expectSameWords(before: Words, now: Words): void {
  const [lost, late] = [withoutItems(before.seen, now.seen), withoutItems(now.seen, before.seen)]
  const most = (share: number, words: readonly string[]) => Math.max(FEW, words.length * share)
  expect
    .soft(lost.length, `Words of the document stay. Gone: ${example(lost)}`)
    .toBeLessThanOrEqual(most(0.25, before.seen))
  expect
    .soft(late.length, `Words are in the document, by load(). Scripts bring: ${example(late)}`)
    .toBeLessThanOrEqual(most(0.5, now.seen))
}

const example = (words: readonly string[]): string => words.slice(0, 5).join(' ')

const MAX_STORED_BYTES = 500_000

async function expectGoodStorage(page: Page): Promise<void> {
  const { bytes, hasLostOthers } = await page.evaluate(() => window.visit.stored())
  expect.soft(hasLostOthers, 'a page removes its own keys only, and never calls clear()').toBe(false)
  expect
    .soft(bytes, 'All pages together have 5 MB of storage: keep less.')
    .toBeLessThanOrEqual(MAX_STORED_BYTES)
}

/** Global variables of the shell and of the federation runtime. */
const SITE_GLOBALS =
  /^(__FEDERATION__|__VMOK__|_FEDERATION_RUNTIME_CORE|__GLOBAL_LOADING_REMOTE_ENTRY__|__reactRouterVersion)$/

/** Expects that a page leaves alone what all pages of a tab share. */
export async function expectNoPollution(page: Page, alone: LayoutAlone): Promise<void> {
  const { globals, builtIns, containers } = await page.evaluate(async () => {
    const pins: unknown = await (await fetch('/pins.json')).json()
    return {
      globals: window.visit.globals(),
      builtIns: window.visit.builtIns(),
      containers: [...JSON.stringify(pins).matchAll(/"container":"(\w+)"/g)].map(([, name]) => name),
    }
  })
  const isContainer = (name: string) =>
    containers.includes(name.replace(/^webpackChunk/, '')) || /^webpackChunkmf_\w+$/.test(name)
  expectNone(
    withoutItems(globals, alone.globals).filter(name => !SITE_GLOBALS.test(name) && !isContainer(name)),
    'A remote puts nothing on the window but its container and its list of chunks.',
  )
  expectNone(
    withoutItems(builtIns, alone.builtIns),
    'A page changes nothing that browsers give to all pages.',
  )
}

export function expectSameSurroundings(found: readonly string[]): void {
  expectNone(found, 'A page stays inside its own elements. A dialog is a <dialog> there.')
}

/** Changes that happen when the document becomes interactive, without those that happen on every page. */
export async function changesOnArrival(page: Page, alone: LayoutAlone): Promise<string[]> {
  const { composed, now, language } = await page.evaluate(() => ({
    composed: window.visit.composed.outline,
    now: window.visit.outline(),
    language: document.documentElement.lang,
  }))
  const [own, usual] = [changes(composed, now), changes(alone.composed, alone.outline)]
  // A translated page has another language, and the layout's labels are translated too.
  return language.startsWith('en')
    ? withoutItems(own, usual)
    : withoutItems(own.map(withoutWords), usual.map(withoutWords))
}

const withoutWords = (line: string): string => line.replace(/ (aria-label|lang)="[^"]*"/g, '')

export async function expectNoBarrier(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include('[data-page]')
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Run axe in the page itself: its other mode also checks frames, and is twice as slow.
    .setLegacyMode()
    .analyze()
  expectNone(
    violations.map(
      ({ id, help, nodes }) =>
        `${help} (${id}): ${nodes
          .map(({ html }) => html)
          .join(' ')
          .slice(0, 300)}`,
    ),
    'Everybody can use the page (WCAG 2.2 AA).',
  )
}
