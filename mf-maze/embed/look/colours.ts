/** Reads the look of the page around a maze, so that the maze can match it, and calculates with colours. */

/** Returns `dark` on a dark background; without a background, the canvas of the page decides. */
export function detectPageTheme(element: Element): 'light' | 'dark' {
  for (const color of backgroundsBehind(element)) {
    const ground = parseCssColour(element, color)
    if (ground) return calculateLuminance(ground) < 0.3 ? 'dark' : 'light'
  }
  return 'light'
}

/** The computed background colours behind an element, the nearest first, the page's canvas last. */
function backgroundsBehind(element: Element): readonly string[] {
  const backgrounds: string[] = []
  for (let around: Element | null = element; around; around = getFlatTreeParent(around))
    backgrounds.push(getComputedStyle(around).backgroundColor)
  // In maze.css this has the colour `Canvas`, which is dark where `color-scheme` alone makes the page dark.
  return [...backgrounds, getComputedStyle(element, '::before').color]
}

const getFlatTreeParent = (element: Element): Element | null =>
  element.assignedSlot ?? getParentAcrossShadowRoots(element)

export function findPageAccent(element: Element): string | undefined {
  const style = getComputedStyle(element)
  const accent = style.getPropertyValue('--robot-maze-accent').trim() || style.accentColor
  return accent === 'auto' || !CSS.supports('color', accent) ? undefined : accent
}

/** @param context the element that gives `currentcolor` and similar values their meaning */
export const parseCssColour = (context: Element, color: string): Srgb | undefined =>
  parseSrgb(computedColor(context, `color-mix(in srgb, ${color} 100%, white)`))

/**
 * Resolves a CSS text to a plain colour, which is safe in every property. In properties other than `color`, a
 * text with `var()`, `if()` or `attr()` could become an address, which browsers would load.
 * @returns nothing if the text is not a colour
 */
export const resolveColour = (context: Element, color: string): string | undefined =>
  parseCssColour(context, color) && computedColor(context, color)

function computedColor(context: Element, color: string): string {
  const probe = document.createElement('span')
  probe.style.color = color
  const place = context.shadowRoot ?? context
  place.append(probe)
  const computed = getComputedStyle(probe).color
  probe.remove()
  return computed
}

/** How often to look at the page: no event tells of a style sheet that a script switches; ms. */
const LOOK_MS = 250

/** Tells of another background or accent colour around an element. @returns a function that stops it */
export function watchPageAppearance(element: Element, onChange: () => void): () => void {
  const look = () => [...backgroundsBehind(element), findPageAccent(element)].join()
  let seen = look()
  const timer = setInterval(() => {
    const now = look()
    if (now === seen) return
    seen = now
    onChange()
  }, LOOK_MS)
  return () => clearInterval(timer)
}

export function getParentAcrossShadowRoots(element: Element): Element | null {
  const root = element.getRootNode()
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
}

/** A colour as red, green and blue, each from 0 to 1. */
export type Srgb = readonly [number, number, number]

/**
 * Parses a colour.
 * @param computed the computed value of a `color-mix(in srgb, …)`, e.g. `color(srgb 0.1 0.2 0.3)`
 * @returns nothing for any other notation, and for a colour that is less than half opaque
 */
export function parseSrgb(computed: string): Srgb | undefined {
  const pattern = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/
  const [, red, green, blue, alpha = '1'] = pattern.exec(computed) ?? []
  if (!red || !green || !blue || Number(alpha) < 0.5) return undefined
  return [Number(red), Number(green), Number(blue)]
}

/** The relative luminance of a colour, from 0 to 1 (WCAG 2.2). */
export function calculateLuminance(color: Srgb): number {
  const [red, green, blue] = color.map(part =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** Returns the text colour that has more contrast on a background (WCAG 2.2): white, or `--color-ink`. */
export function chooseTextColour(background: Srgb): 'white' | 'ink' {
  const light = calculateLuminance(background) + 0.05
  const ink = calculateLuminance([31 / 255, 26 / 255, 61 / 255]) + 0.05
  // With white, the contrast is 1.05 / light; with ink, it is light / ink.
  return 1.05 / light >= light / ink ? 'white' : 'ink'
}
