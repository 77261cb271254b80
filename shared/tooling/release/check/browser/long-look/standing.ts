import { scriptlessLinks } from './link-findings.ts'
import {
  globalFindings,
  outlineChange,
  outsideFindings,
  without,
  type OutlineChange,
  type Unplaced,
} from '../state-findings.ts'
import type { PageState } from '../watched-page.ts'
import { coveredFindings, layoutFindings, sidewaysFindings } from './layout-findings.ts'
import type { Covered, Layout, Look, PageLink, Rest, Sideways, Stored, Words } from './look.ts'
import { wordsFindings } from './words-findings.ts'

/** A document of the shell without a page in it, as a visitor finds it: what looks and behaves otherwise is the page's doing. */
export interface Base {
  readonly layout: Layout
  readonly covered: Covered
  readonly builtIns: readonly string[]
  readonly taken: readonly string[]
  readonly keys: readonly string[]
  readonly history: number
  readonly usual: OutlineChange
  readonly opening: Readonly<Record<string, boolean>>
}

export async function baseOf(look: Look, hasStorage: boolean): Promise<Base> {
  const state = await look.state()
  return {
    layout: await look.ask('layout()'),
    covered: await look.ask('covered()'),
    builtIns: await look.ask('builtIns()'),
    taken: await look.ask('taken()'),
    history: (await look.ask<Rest>('rest()')).history,
    usual: outlineChange(state.composed.outline, state.outline),
    opening: await look.ask('opening()'),
    keys: hasStorage ? (await look.ask<Stored>('stored()')).keys : [],
  }
}

export interface Standing {
  /** Whether the page came with the document, and not by a link. */
  readonly isArrival: boolean
  readonly hasStorage: boolean
  readonly readsWords: boolean
  readonly containers: readonly string[]
}

/** What can be said of a page as it stands, without touching it. */
export async function standingFindings(
  look: Look,
  base: Base,
  { isArrival, hasStorage, readsWords, containers }: Standing,
): Promise<Unplaced[]> {
  const rest = await look.ask<Rest>('rest()')
  const layout = await look.ask<Layout>('layout()')
  const state = await look.state()
  const found = [
    ...layoutFindings(base.layout, layout),
    ...coveredFindings(base.covered, await look.ask<Covered>('covered()')),
    ...sidewaysFindings(await look.ask<Sideways>('sideways()')),
    ...wordsFindings(await look.ask<Words>('words()'), isArrival && readsWords),
    ...(await sharedFindings(look, base, containers)),
    ...(isArrival ? outsideFindings(state, base.usual) : []),
    ...scriptlessLinks(await look.ask<PageLink[]>('links()')),
    ...pictureFindings(await look.ask<string[]>('stretched()')),
    ...clashFindings(await look.ask<string[]>('clashes()')),
    ...(hasStorage ? storageFindings(await look.ask<Stored>('stored()')) : []),
  ]
  const taken = without(await look.ask<string[]>('taken()'), base.taken)
  if (taken.length > 0)
    found.push({
      about: 'unasked',
      what: `It keeps visitors from what browsers always do, outside its own place too: ${taken.join(', ')}.`,
      remedy: 'Listen on an element of the page, and prevent only what the page does itself.',
    })
  for (const what of await look.ask<string[]>('asked()'))
    found.push({
      about: 'unasked',
      what: `It ${what}, though nobody has pressed anything.`,
      remedy: 'Wait until a visitor asks for it; a film that starts by itself is muted.',
    })
  if (isArrival && rest.scrolled > 2)
    found.push({
      about: 'navigation',
      what: `It scrolls away from its beginning by itself (${rest.scrolled} px).`,
      remedy: 'Leave scrolling to visitors; the shell sees to arrivals.',
    })
  const entries = rest.history - base.history
  if (isArrival && entries > 0)
    found.push({
      about: 'navigation',
      what: `It adds ${entries} to the browser's history by itself, so that Back does not lead back.`,
      remedy: 'Replace the address (history.replaceState, useQuery) instead of adding to it.',
    })
  return found
}

/** What axe brings along, which has looked at the page before. */
const OF_AXE: ReadonlySet<string> = new Set(['axe', '__core-js_shared__', 'document.elementsFromPoint'])

/** What all pages of a tab share. */
export async function sharedFindings(
  look: Look,
  base: Base,
  containers: readonly string[],
): Promise<Unplaced[]> {
  const state: PageState = await look.state()
  const globals = state.globals.filter(name => !OF_AXE.has(name))
  const changed = without(await look.ask<string[]>('builtIns()'), base.builtIns).filter(
    name => !OF_AXE.has(name),
  )
  return [
    ...globalFindings({ ...state, globals }, containers),
    ...(changed.length === 0
      ? []
      : [
          {
            about: 'built-ins' as const,
            what: `It changes what the browser gives to everybody: ${changed.slice(0, 5).join(', ')}.`,
            remedy: 'Write a function of your own and call that.',
          },
        ]),
  ]
}

function pictureFindings(broken: readonly string[]): Unplaced[] {
  return broken.map(address => ({
    about: 'assets',
    what: `A picture cannot be shown: ${address.slice(0, 100)}`,
    remedy: 'Look whether the file is a whole picture of its kind.',
  }))
}

function clashFindings(ids: readonly string[]): Unplaced[] {
  if (ids.length === 0) return []
  return [
    {
      about: 'outside its page',
      what: `It uses ids that the layout has: ${ids.join(', ')}. Links and labels lead to the wrong one.`,
      remedy: 'Name them otherwise, or let useId() do it.',
    },
  ]
}

const MOST_STORED = 500_000

function storageFindings({ bytes, hasLostOthers }: Stored): Unplaced[] {
  const found: Unplaced[] = []
  if (hasLostOthers)
    found.push({
      about: 'storage',
      what: 'It removes what others keep in the storage of the site.',
      remedy: "Remove the page's own keys only; never clear().",
    })
  if (bytes > MOST_STORED)
    found.push({
      about: 'storage',
      what: `It fills the storage that all pages share with ${Math.round(bytes / 1000)} kB.`,
      remedy: 'Keep less. All pages together have 5 MB, and then writing throws.',
    })
  return found
}
