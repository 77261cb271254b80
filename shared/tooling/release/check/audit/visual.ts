import type { InPageAnswer, LayoutElement, LayoutSnapshot } from '../browser/in-page-functions.ts'
import { listSome, type PageFinding } from '../finding.ts'
import { subtractList } from '../gate/page-findings.ts'

const REMEDY = `Style the page's own elements only (Emotion's css prop); the layout belongs to the shell.`

/**
 * Finds layout elements whose look or position the page changes.
 * @param base measurements of a document without the page
 */
export function checkLayout(base: LayoutSnapshot, now: LayoutSnapshot): PageFinding[] {
  const areas = new Map<string, string[]>()
  for (const [place, before] of Object.entries(base.elements)) {
    const after = now.elements[place]
    const change = describeLayoutChange(before, after)
    const name = after?.name ?? before.name
    if (change !== undefined) areas.set(name, [...(areas.get(name) ?? []), change])
  }
  const looks = [...areas].map(([name, changes]): PageFinding => ({
    about: 'layout',
    what: `${name}, which belongs to the shell, looks different on this page: ${listSome(changes, '; ', 2)}.`,
    remedy: REMEDY,
  }))
  return [...looks, ...checkVariables(base.variables, now.variables)]
}

/** Returns nothing for an element that has not changed, or that may change. */
function describeLayoutChange(before: LayoutElement, after: LayoutElement | undefined): string | undefined {
  if (!after) return before.isByAddress ? undefined : `${before.element || 'it'} is gone`
  if (before.isMarked || after.isMarked) return undefined
  const [style] = subtractList(after.style, before.style)
  const element = after.element ? `${after.element} ` : ''
  if (style !== undefined) {
    const was = before.style.find(line => line.split(':')[0] === style.split(':')[0])
    return `${element}${style} instead of ${was?.split(': ')[1] ?? 'nothing'}`
  }
  const isMoved = before.box.some((value, index) => Math.abs(value - (after.box[index] ?? value)) > 2)
  // Skip elements that vary by address: their text and therefore their size may differ.
  if (before.isByAddress || !isMoved) return undefined
  const describeBox = ([x, y, width, height]: readonly number[]) =>
    `at ${x}, ${y} with ${width} × ${height} px`
  return `${element}is ${describeBox(after.box)} instead of ${describeBox(before.box)}`
}

function checkVariables(before: readonly string[], after: readonly string[]): PageFinding[] {
  const names = new Set(before.map(line => line.split(':')[0]))
  const changed = subtractList(after, before).filter(line => names.has(line.split(':')[0]))
  if (changed.length === 0) return []
  const what = `It gives the whole document other values of what everybody's styles are made of: ${changed.slice(0, 3).join('; ')}.`
  const remedy = `Set a custom property on the page's own elements, or name it otherwise.`
  return [{ about: 'styles of others', what, remedy }]
}

/**
 * Finds layout controls that the page covers.
 * @param base measurements of a document without the page
 */
export function checkOcclusion(
  base: InPageAnswer<'occluded'>,
  { occluded, headingUnder }: InPageAnswer<'occluded'>,
): PageFinding[] {
  const lost = subtractList(occluded, base.occluded)
  const found: PageFinding[] = []
  if (lost.length > 0)
    found.push({
      about: 'occluded',
      what: `It lies on the layout, so that visitors do not get at it: ${listSome(lost, '; ')}.`,
      remedy: `Keep what floats inside the page's own place: below the header (z-index under 10), and off the chat's corner.`,
    })
  if (headingUnder !== '')
    found.push({
      about: 'occluded',
      what: `It begins under the header: ${headingUnder}.`,
      remedy: 'Begin below the header: no negative margin, no absolute place at the top.',
    })
  return found
}

/** Finds content that is wider than the window. */
export function checkOverflow({ over, cutOff, widest }: InPageAnswer<'overflow'>): PageFinding[] {
  if (over <= 1 && cutOff.length === 0) return []
  const what =
    over > 1
      ? `The whole document scrolls sideways, by ${over} px. Furthest out: ${widest}`
      : `Text leaves the window on the right, where nobody can read it: ${cutOff.join('; ')}.`
  const remedy =
    'Let it wrap or shrink (max-width, minmax(0, 1fr)), or let what is wide, such as a table, scroll inside itself.'
  return [{ about: 'horizontal overflow', what, remedy }]
}

/**
 * Finds styles that a page leaves behind.
 * @param before the styles of another page before the visit
 * @param after the styles of that other page when the visitor returns to it
 */
export function checkStyleLeaks(before: InPageAnswer<'looks'>, after: InPageAnswer<'looks'>): PageFinding[] {
  const changed = Object.entries(before.found).flatMap(([place, { name, style }]) => {
    const now = after.found[place]
    const [other] = now?.name === name ? subtractList(now.style, style) : []
    return other === undefined ? [] : [`${name} has ${other}`]
  })
  const rules = subtractList(after.rules, before.rules).map(rule => `a rule for ${rule} stays`)
  const found = checkVariables(before.variables, after.variables)
  if (changed.length > 0 || rules.length > 0)
    found.push({
      about: 'styles of others',
      what: `After it other pages look different: ${[...changed.slice(0, 2), ...rules.slice(0, 2)].join('; ')}.`,
      remedy: REMEDY,
    })
  return found
}
