import { kindOf } from '../../finding-kind.ts'
import type { Unplaced } from '../state-findings.ts'
import type { Aim, Control, Look } from './look.ts'

const MOST = 10

/** Submits every form as it is, types into its fields, and submits it again. @param reopen after a form has led away */
export async function fillInFindings(look: Look, reopen: () => Promise<boolean>): Promise<Unplaced[]> {
  const found = new Map<string, Unplaced>()
  const note = (what: string, findings: readonly Unplaced[]) => {
    for (const finding of findings)
      if (!found.has(kindOf(finding)))
        found.set(kindOf(finding), { ...finding, what: `After ${what}: ${finding.what}` })
  }
  const controls = await look.ask<Control[]>('pressables()')
  const submit = async (what: string) => {
    for (const [index, { kind }] of controls.entries()) {
      if (kind !== 'form') continue
      const documents = look.documents()
      await look.ask(`submit(${index})`).catch(() => undefined)
      await look.pause(150)
      const isGone = look.documents() > documents
      note(what, isGone ? [] : await look.troubles())
      if (isGone) {
        note(what, unanswered(look))
        if (!(await reopen())) return false
        await look.ask('pressables()')
      }
    }
    return true
  }
  if (!(await submit('submitting an empty form'))) return [...found.values()]
  for (const [index, { label, kind }] of controls.slice(0, MOST * 3).entries()) {
    if (kind !== 'text') continue
    const aim = await look.ask<Aim | null>(`aim(${index})`)
    if (!aim?.isInSight) continue
    await look.page.mouse.click(aim.x, aim.y)
    await look.page.keyboard.type('12')
    await look.ask('afterPress()')
    note(`typing into “${label}”`, await look.troubles())
  }
  await submit('submitting a form')
  return [...found.values()]
}

/** A form that leaves the page needs somebody who answers it. */
function unanswered(look: Look): Unplaced[] {
  return look.noise().failedRequests.map(({ url, why }) => ({
    about: 'requests',
    what: `The form goes to ${url}, which ${why}.`,
    remedy: 'Handle onSubmit and prevent the default: nobody on the server takes forms.',
  }))
}
