import { getFindingKind } from '../finding.ts'
import type { PageFinding } from '../gate/page-findings.ts'
import type { ClickTarget, PageControl, AuditTab } from './audit-tab.ts'

/** Collects one finding of each kind, and adds to each finding what the visitor did before the fault. */
function findingsOnce() {
  const found = new Map<string, PageFinding>()
  const note = (action: string, findings: readonly PageFinding[]) => {
    for (const finding of findings)
      if (!found.has(getFindingKind(finding)))
        found.set(getFindingKind(finding), { ...finding, what: `After ${action}: ${finding.what}` })
  }
  return { found, note }
}

/** Maximum number of controls to press. */
const MOST_PRESSED = 25

/**
 * Presses every button, and chooses an option in every select element.
 * @param reopen function that opens the page again after a button has led to another page
 */
export async function checkButtons(tab: AuditTab, reopen: () => Promise<boolean>): Promise<PageFinding[]> {
  const { found, note } = findingsOnce()
  const here = new URL(tab.page.url()).pathname
  const controls = await tab.ask<PageControl[]>('pressables()')
  for (const [index, { label, kind }] of controls.slice(0, MOST_PRESSED).entries()) {
    if (kind !== 'button' && kind !== 'select') continue
    const aim = await tab.ask<ClickTarget | null>(`aim(${index})`)
    if (!aim?.isInSight) continue
    if (aim.by !== '' && aim.isInPage) found.set(`under ${aim.by}`, buried(label, aim.by))
    const documents = tab.documents()
    if (kind === 'select') await tab.ask(`choose(${index})`)
    else await tab.page.mouse.click(aim.x, aim.y)
    const hasGone = await follow(tab, documents)
    if (hasGone || new URL(tab.page.url()).pathname !== here) {
      note(`pressing “${label}”`, hasGone ? [] : await tab.troubles())
      if (!(await reopen())) break
      await tab.ask('pressables()')
      continue
    }
    note(`pressing “${label}”`, await stuckFindings(tab))
    note(`pressing “${label}”`, await tab.troubles())
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
async function follow(tab: AuditTab, documents: number): Promise<boolean> {
  try {
    await tab.ask('afterPress()')
  } catch (error) {
    if (tab.documents() > documents) return true
    throw error
  }
  return tab.documents() > documents
}

/** Reports an open element, such as a dialog, that a visitor cannot close. */
async function stuckFindings(tab: AuditTab): Promise<PageFinding[]> {
  if (!(await isBlocked(tab))) return []
  await tab.page.keyboard.press('Escape')
  await tab.pause(50)
  if (!(await isBlocked(tab))) return []
  await tab.pause(400)
  if (!(await isBlocked(tab)) || (await tab.ask<boolean>('close()'))) return []
  return [
    {
      about: 'keyboard',
      what: 'Something opens over the page, and neither Escape nor a button in it closes it again.',
      remedy: 'Use <dialog> and showModal(): the browser sees to Escape and to the focus.',
    },
  ]
}

const isBlocked = (tab: AuditTab) => tab.ask<boolean>('isBlocked()')

function buried(label: string, by: string): PageFinding {
  return {
    about: 'occluded',
    what: `“${label}” cannot be pressed: “${by}” lies on it.`,
    remedy: 'Move one of them, or let the upper one have no pointer events if it is only decoration.',
  }
}

const MOST_FILLED = 10

/** Submits every form empty, then filled in. @param reopen function that opens the page again */
export async function checkForms(tab: AuditTab, reopen: () => Promise<boolean>): Promise<PageFinding[]> {
  const { found, note } = findingsOnce()
  const controls = await tab.ask<PageControl[]>('pressables()')
  const submit = async (what: string) => {
    for (const [index, { kind }] of controls.entries()) {
      if (kind !== 'form') continue
      const documents = tab.documents()
      await tab.ask(`submit(${index})`).catch(() => undefined)
      await tab.pause(150)
      const isGone = tab.documents() > documents
      note(what, isGone ? [] : await tab.troubles())
      if (isGone) {
        note(what, unanswered(tab))
        if (!(await reopen())) return false
        await tab.ask('pressables()')
      }
    }
    return true
  }
  if (!(await submit('submitting an empty form'))) return [...found.values()]
  for (const [index, { label, kind }] of controls.slice(0, MOST_FILLED * 3).entries()) {
    if (kind !== 'text') continue
    const aim = await tab.ask<ClickTarget | null>(`aim(${index})`)
    if (!aim?.isInSight) continue
    await tab.page.mouse.click(aim.x, aim.y)
    await tab.page.keyboard.type('12')
    await tab.ask('afterPress()')
    note(`typing into “${label}”`, await tab.troubles())
  }
  await submit('submitting a form')
  return [...found.values()]
}

/** Reports failed requests that forms caused: the site has no server that accepts submitted forms. */
function unanswered(tab: AuditTab): PageFinding[] {
  return tab.noise().failedRequests.map(({ url, why }) => ({
    about: 'requests',
    what: `The form goes to ${url}, which ${why}.`,
    remedy: 'Handle onSubmit and prevent the default: nobody on the server takes forms.',
  }))
}

/**
 * Presses the layout's buttons on the page, and reports those that no longer work.
 * @param base for each button, by its label: whether it works in a document without the page
 */
export async function checkLayoutButtons(
  tab: AuditTab,
  base: Readonly<Record<string, boolean>>,
): Promise<PageFinding[]> {
  const now = await tab.ask<Readonly<Record<string, boolean>>>('opening()')
  await tab.troubles()
  const dead = Object.entries(base).flatMap(([name, opens]) => (opens && !now[name] ? [`“${name}”`] : []))
  if (dead.length === 0) return []
  return [
    {
      about: 'occluded',
      what: `Buttons of the layout are dead on this page: ${dead.join(', ')}.`,
      remedy: 'Look for listeners on the document that stop or prevent clicks.',
    },
  ]
}

/** Turns the mouse wheel down to the end of the page, and up again. */
export async function checkScrolling(tab: AuditTab): Promise<PageFinding[]> {
  await tab.page.mouse.move(180, 400)
  const heights: number[] = []
  const extent = () =>
    tab.ask<{ readonly top: number; readonly height: number; readonly room: number }>('extent()')
  const first = await extent()
  if (first.room < 200) return []
  let now = first
  for (let turn = 0; turn < 5; turn += 1) {
    await tab.page.mouse.wheel(0, now.height)
    await tab.pause(120)
    now = await extent()
    heights.push(now.height)
  }
  const troubles = await tab.troubles()
  if (now.top === 0)
    return [
      ...troubles,
      {
        about: 'occluded',
        what: 'The wheel does not scroll the page.',
        remedy: 'Look for a listener that prevents it, or overflow: hidden on what belongs to the shell.',
      },
    ]
  const isEndless = heights.every((height, index) => index === 0 || height > (heights[index - 1] ?? height))
  await tab.page.mouse.wheel(0, -now.height)
  await tab.settle()
  if (!isEndless) return troubles
  return [
    ...troubles,
    {
      about: 'occluded',
      what: 'It grows whenever somebody scrolls to its end, so nobody reaches the footer.',
      remedy: 'Let a button or a link bring more.',
    },
  ]
}
