import { kindOf } from '../../finding-kind.ts'
import type { Unplaced } from '../state-findings.ts'
import type { Aim, Control, Look } from './look.ts'

/** Of more than so many the first are pressed. */
const MOST = 25

/** Presses every button of the page, and says what goes wrong of it. @param reopen brings a page back that a button has left */
export async function pressAll(look: Look, reopen: () => Promise<boolean>): Promise<Unplaced[]> {
  const found = new Map<string, Unplaced>()
  const note = (label: string, findings: readonly Unplaced[]) => {
    for (const finding of findings)
      if (!found.has(kindOf(finding)))
        found.set(kindOf(finding), { ...finding, what: `After pressing “${label}”: ${finding.what}` })
  }
  const here = new URL(look.page.url()).pathname
  const controls = await look.ask<Control[]>('pressables()')
  for (const [index, { label, kind }] of controls.slice(0, MOST).entries()) {
    if (kind !== 'button' && kind !== 'select') continue
    const aim = await look.ask<Aim | null>(`aim(${index})`)
    if (!aim?.isInSight) continue
    if (aim.by !== '' && aim.isInPage) found.set(`under ${aim.by}`, buried(label, aim.by))
    const documents = look.documents()
    if (kind === 'select') await look.ask(`choose(${index})`)
    else await look.page.mouse.click(aim.x, aim.y)
    const hasGone = await follow(look, documents)
    if (hasGone || new URL(look.page.url()).pathname !== here) {
      note(label, hasGone ? [] : await look.troubles())
      if (!(await reopen())) break
      await look.ask('pressables()')
      continue
    }
    note(label, await stuckFindings(look))
    note(label, await look.troubles())
  }
  await look.settle()
  note('all buttons', await look.troubles())
  return [...found.values()]
}

/** @returns whether a whole document has taken the place of the page */
async function follow(look: Look, documents: number): Promise<boolean> {
  try {
    await look.ask('afterPress()')
  } catch (error) {
    if (look.documents() > documents) return true
    throw error
  }
  return look.documents() > documents
}

/** Whether something has opened that cannot be closed again. */
async function stuckFindings(look: Look): Promise<Unplaced[]> {
  if (!(await isBlocked(look))) return []
  await look.page.keyboard.press('Escape')
  await look.pause(50)
  if (!(await isBlocked(look))) return []
  await look.pause(400)
  if (!(await isBlocked(look)) || (await look.ask<boolean>('close()'))) return []
  return [
    {
      about: 'keyboard',
      what: 'Something opens over the page, and neither Escape nor a button in it closes it again.',
      remedy: 'Use <dialog> and showModal(): the browser sees to Escape and to the focus.',
    },
  ]
}

const isBlocked = (look: Look) => look.ask<boolean>('isBlocked()')

function buried(label: string, by: string): Unplaced {
  return {
    about: 'covered',
    what: `“${label}” cannot be pressed: “${by}” lies on it.`,
    remedy: 'Move one of them, or let the upper one have no pointer events if it is only decoration.',
  }
}
