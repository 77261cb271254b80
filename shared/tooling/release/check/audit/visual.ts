import { type PageFinding, subtractList } from '../gate/page-findings.ts'
import type { Occlusion, LayoutSnapshot, LayoutElement, ComputedStyles, Overflow } from './audit-tab.ts'

const REMEDY = `Style the page's own elements only (Emotion's css prop); the layout belongs to the shell.`

/**
 * Finds layout elements whose look or position the page changes.
 * @param base measurements of a document without the page
 */
export function checkLayout(base: LayoutSnapshot, now: LayoutSnapshot): PageFinding[] {
  const changed = Object.entries(base.elements).flatMap(([place, before]) => {
    const after = now.elements[place]
    if (!after && before.isByAddress) return []
    if (!after) return [{ name: before.name, change: `${before.element || 'it'} is gone` }]
    if (before.isMarked || after.isMarked) return []
    const change = changeOf(before, after)
    return change === undefined ? [] : [{ name: after.name, change }]
  })
  const areas = new Map<string, string[]>()
  for (const { name, change } of changed) areas.set(name, [...(areas.get(name) ?? []), change])
  const looks = [...areas].map(([name, changes]): PageFinding => ({
    about: 'layout',
    what: `${name}, which belongs to the shell, looks different on this page: ${changes.slice(0, 2).join('; ')}${changes.length > 2 ? `; and ${changes.length - 2} more` : ''}.`,
    remedy: REMEDY,
  }))
  return [...looks, ...variableFindings(base.variables, now.variables)]
}

function changeOf(before: LayoutElement, after: LayoutElement): string | undefined {
  const [style] = subtractList(after.style, before.style)
  const element = after.element ? `${after.element} ` : ''
  if (style !== undefined) {
    const was = before.style.find(line => line.split(':')[0] === style.split(':')[0])
    return `${element}${style} instead of ${was?.split(': ')[1] ?? 'nothing'}`
  }
  // Skip elements that vary by address: their text and therefore their size may differ.
  if (before.isByAddress) return undefined
  const isMoved = before.box.some((value, index) => Math.abs(value - (after.box[index] ?? value)) > 2)
  if (!isMoved) return undefined
  return `${element}is at ${after.box.slice(0, 2).join(', ')} with ${after.box.slice(2).join(' × ')} px instead of at ${before.box.slice(0, 2).join(', ')} with ${before.box.slice(2).join(' × ')} px`
}

function variableFindings(before: readonly string[], after: readonly string[]): PageFinding[] {
  const names = new Set(before.map(line => line.split(':')[0]))
  const changed = subtractList(after, before).filter(line => names.has(line.split(':')[0]))
  if (changed.length === 0) return []
  return [
    {
      about: 'styles of others',
      what: `It gives the whole document other values of what everybody's styles are made of: ${changed.slice(0, 3).join('; ')}.`,
      remedy: `Set a custom property on the page's own elements, or name it otherwise.`,
    },
  ]
}

/**
 * Finds layout controls that the page covers.
 * @param base measurements of a document without the page
 */
export function checkOcclusion(base: Occlusion, { occluded, headingUnder }: Occlusion): PageFinding[] {
  const lost = subtractList(occluded, base.occluded)
  const found: PageFinding[] = []
  if (lost.length > 0)
    found.push({
      about: 'occluded',
      what: `It lies on the layout, so that visitors do not get at it: ${lost.slice(0, 3).join('; ')}${lost.length > 3 ? `; and ${lost.length - 3} more` : ''}.`,
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
export function checkOverflow({ over, cutOff, widest }: Overflow): PageFinding[] {
  const remedy =
    'Let it wrap or shrink (max-width, minmax(0, 1fr)), or let what is wide, such as a table, scroll inside itself.'
  if (over > 1)
    return [
      {
        about: 'horizontal overflow',
        what: `The whole document scrolls sideways, by ${over} px. Furthest out: ${widest}`,
        remedy,
      },
    ]
  if (cutOff.length === 0) return []
  return [
    {
      about: 'horizontal overflow',
      what: `Text leaves the window on the right, where nobody can read it: ${cutOff.join('; ')}.`,
      remedy,
    },
  ]
}

/**
 * Finds styles that a page leaves behind.
 * @param before the styles of another page before the visit
 * @param after the styles of that other page when the visitor returns to it
 */
export function checkStyleLeaks(before: ComputedStyles, after: ComputedStyles): PageFinding[] {
  const changed = Object.entries(before.found).flatMap(([place, { name, style }]) => {
    const now = after.found[place]
    const [other] = now && now.name === name ? subtractList(now.style, style) : []
    return other === undefined ? [] : [`${name} has ${other}`]
  })
  const rules = subtractList(after.rules, before.rules)
  const found: PageFinding[] = []
  if (changed.length > 0 || rules.length > 0)
    found.push({
      about: 'styles of others',
      what: `After it other pages look different: ${[...changed.slice(0, 2), ...rules.slice(0, 2).map(rule => `a rule for ${rule} stays`)].join('; ')}.`,
      remedy: REMEDY,
    })
  return [...found, ...variableFindings(before.variables, after.variables)]
}
