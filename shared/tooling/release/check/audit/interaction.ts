import type { InPageAnswer } from '../browser/in-page-functions.ts'
import { getFindingKind, type PageFinding } from '../finding.ts'
import type { AuditTab } from './scenario.ts'

/** Collects one finding of each kind, and adds to each finding what the visitor did before the fault. */
function collectOnce() {
  const found = new Map<string, PageFinding>()
  const note = (action: string, findings: readonly PageFinding[]) => {
    for (const finding of findings)
      if (!found.has(getFindingKind(finding)))
        found.set(getFindingKind(finding), { ...finding, what: `After ${action}: ${finding.what}` })
  }
  return { found, note }
}

/** Scrolls a control into view. @returns where to press it; undefined if a visitor cannot press it */
async function aimAt(tab: AuditTab, index: number): Promise<NonNullable<InPageAnswer<'aim'>> | undefined> {
  const aim = await tab.ask('aim', index)
  return aim?.isInSight ? aim : undefined
}

/** Maximum number of controls to press. */
const MOST_PRESSED = 25

/**
 * Presses every button, and chooses an option in every select element.
 * @param reopen function that opens the page again after a button has led to another page
 */
export async function checkButtons(tab: AuditTab, reopen: () => Promise<boolean>): Promise<PageFinding[]> {
  const { found, note } = collectOnce()
  const getPath = () => new URL(tab.page.url()).pathname
  const here = getPath()
  const controls = await tab.ask('pressables')
  for (const [index, { label, kind }] of controls.slice(0, MOST_PRESSED).entries()) {
    if (kind !== 'button' && kind !== 'select') continue
    const aim = await aimAt(tab, index)
    if (!aim) continue
    if (aim.by !== '' && aim.isInPage)
      found.set(`under ${aim.by}`, {
        about: 'occluded',
        what: `“${label}” cannot be pressed: “${aim.by}” lies on it.`,
        remedy: 'Move one of them, or let the upper one have no pointer events if it is only decoration.',
      })
    const documents = tab.documents()
    if (kind === 'select') await tab.ask('choose', index)
    else await tab.page.mouse.click(aim.x, aim.y)
    const isReplaced = await waitForEffects(tab, documents)
    if (!isReplaced && getPath() === here) note(`pressing “${label}”`, await findStuckOverlay(tab))
    if (!isReplaced) note(`pressing “${label}”`, await tab.troubles())
    if (isReplaced || getPath() !== here) {
      if (!(await reopen())) break
      await tab.ask('pressables')
    }
  }
  await tab.settle()
  note('pressing “all buttons”', await tab.troubles())
  return [...found.values()]
}

/**
 * Waits for the effects of pressing a control.
 * @param documents number of documents that the tab had opened before
 * @returns whether another document has replaced the page
 */
async function waitForEffects(tab: AuditTab, documents: number): Promise<boolean> {
  await tab.ask('afterPress').catch((error: unknown) => {
    if (tab.documents() === documents) throw error
  })
  return tab.documents() > documents
}

/** Reports an open element, such as a dialog, that a visitor cannot close. */
async function findStuckOverlay(tab: AuditTab): Promise<PageFinding[]> {
  const isBlocked = () => tab.ask('isBlocked')
  if (!(await isBlocked())) return []
  await tab.page.keyboard.press('Escape')
  await tab.pause(50)
  if (!(await isBlocked())) return []
  await tab.pause(400)
  if (!(await isBlocked()) || (await tab.ask('close'))) return []
  const what = 'Something opens over the page, and neither Escape nor a button in it closes it again.'
  return [
    {
      about: 'keyboard',
      what,
      remedy: 'Use <dialog> and showModal(): the browser sees to Escape and to the focus.',
    },
  ]
}

/** Maximum number of controls among which to fill in fields. */
const MOST_FILLED = 30

/** Submits every form empty, then filled in. @param reopen function that opens the page again */
export async function checkForms(tab: AuditTab, reopen: () => Promise<boolean>): Promise<PageFinding[]> {
  const { found, note } = collectOnce()
  const controls = await tab.ask('pressables')
  const submitAll = async (action: string) => {
    for (const [index, { kind }] of controls.entries()) {
      if (kind !== 'form') continue
      const documents = tab.documents()
      await tab.ask('submit', index).catch(() => undefined)
      await tab.pause(150)
      if (tab.documents() === documents) {
        note(action, await tab.troubles())
        continue
      }
      note(action, listFailedRequests(tab))
      if (!(await reopen())) return false
      await tab.ask('pressables')
    }
    return true
  }
  if (!(await submitAll('submitting an empty form'))) return [...found.values()]
  for (const [index, { label, kind }] of controls.slice(0, MOST_FILLED).entries()) {
    const aim = kind === 'text' ? await aimAt(tab, index) : undefined
    if (!aim) continue
    await tab.page.mouse.click(aim.x, aim.y)
    await tab.page.keyboard.type('12')
    await tab.ask('afterPress')
    note(`typing into “${label}”`, await tab.troubles())
  }
  await submitAll('submitting a form')
  return [...found.values()]
}

/** Reports failed requests that forms caused: the site has no server that accepts submitted forms. */
const listFailedRequests = (tab: AuditTab): PageFinding[] =>
  tab.noise().failedRequests.map(({ url, why }) => ({
    about: 'requests',
    what: `The form goes to ${url}, which ${why}.`,
    remedy: 'Handle onSubmit and prevent the default: nobody on the server takes forms.',
  }))

/**
 * Presses the layout's buttons on the page, and reports those that no longer work.
 * @param base for each button, by its label: whether it works in a document without the page
 */
export async function checkLayoutButtons(
  tab: AuditTab,
  base: Readonly<Record<string, boolean>>,
): Promise<PageFinding[]> {
  const now = await tab.ask('opening')
  await tab.troubles()
  const dead = Object.keys(base).filter(name => base[name] && !now[name])
  if (dead.length === 0) return []
  const names = dead.map(name => `“${name}”`).join(', ')
  const what = `Buttons of the layout are dead on this page: ${names}.`
  return [
    { about: 'occluded', what, remedy: 'Look for listeners on the document that stop or prevent clicks.' },
  ]
}

/** Turns the mouse wheel down to the end of the page, and up again. */
export async function checkScrolling(tab: AuditTab): Promise<PageFinding[]> {
  await tab.page.mouse.move(180, 400)
  let now = await tab.ask('extent')
  if (now.room < 200) return []
  let growths = 0
  for (let turn = 0; turn < 5; turn += 1) {
    const { height } = now
    await tab.page.mouse.wheel(0, height)
    await tab.pause(120)
    now = await tab.ask('extent')
    // Do not count the first turn: it may bring what waits until a visitor scrolls.
    if (turn > 0 && now.height > height) growths += 1
  }
  const found = await tab.troubles()
  if (now.top === 0) {
    // Look again after the next frames: a busy computer may not have scrolled yet.
    await tab.settle()
    now = await tab.ask('extent')
  }
  if (now.top === 0)
    return [
      ...found,
      {
        about: 'occluded',
        what: 'The wheel does not scroll the page.',
        remedy: 'Look for a listener that prevents it, or overflow: hidden on what belongs to the shell.',
      },
    ]
  await tab.page.mouse.wheel(0, -now.height)
  await tab.settle()
  if (growths === 4)
    found.push({
      about: 'occluded',
      what: 'It grows whenever somebody scrolls to its end, so nobody reaches the footer.',
      remedy: 'Let a button or a link bring more.',
    })
  return found
}
