/** Reads the look of the page around a maze, so that the maze can match it. */
import { calculateLuminance, parseSrgb, type Srgb } from './colours.ts'

/** Returns `dark` on a dark background; without a background, the page's colour scheme decides. */
export function detectPageTheme(element: Element): 'light' | 'dark' {
  for (let around: Element | null = element; around; around = getParentAcrossShadowRoots(around)) {
    const background = parseCssColour(element, getComputedStyle(around).backgroundColor)
    if (background) return calculateLuminance(background) < 0.3 ? 'dark' : 'light'
  }
  const canBeDark = getComputedStyle(element).colorScheme.includes('dark')
  return canBeDark && prefersDark().matches ? 'dark' : 'light'
}

/** The page's accent colour at the element, if the page has set one. */
export function findPageAccent(element: Element): string | undefined {
  const style = getComputedStyle(element)
  const accent = style.getPropertyValue('--robot-maze-accent').trim() || style.accentColor
  return accent === 'auto' || !CSS.supports('color', accent) ? undefined : accent
}

/**
 * Converts any CSS colour to numbers.
 * @param context the element that gives `currentcolor` and similar values their meaning
 */
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

/**
 * Calls back when the page's look may have changed: colour scheme, or attributes of root or body.
 * @returns a function that stops watching
 */
export function watchPageAppearance(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  for (const element of [document.documentElement, document.body]) {
    observer.observe(element, { attributes: true })
  }
  const dark = prefersDark()
  dark.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    dark.removeEventListener('change', onChange)
  }
}

const prefersDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')

/** Returns the parent of an element; at the top of a shadow tree, the tree's host. */
export function getParentAcrossShadowRoots(element: Element): Element | null {
  const root = element.getRootNode()
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
}
