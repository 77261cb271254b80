import { readableOn } from './colours.ts'
import type { Options } from './options.ts'
import { accentAround, resolvedColor, srgbOf, themeAround } from './page-colours.ts'

/**
 * Sets a maze's theme and accent.
 * @param maze the outermost element in the shadow tree
 * @param host the element whose surroundings count
 */
export function applyTheme(maze: HTMLElement, host: Element, { theme, accent }: Options): void {
  const shown = theme === 'auto' ? themeAround(host) : theme
  maze.classList.toggle('dark', shown === 'dark')

  const chosen = accent ?? accentAround(host)
  // Never the text itself, only the resolved colour.
  const resolved = chosen === undefined ? undefined : resolvedColor(host, chosen)
  const color = resolved === undefined ? undefined : srgbOf(host, resolved)
  for (const property of accentProperties) maze.style.removeProperty(property)
  if (resolved === undefined || !color) return
  const words = readableOn(color)
  const [fill, hover, onFill] = accentProperties
  maze.style.setProperty(fill, resolved)
  maze.style.setProperty(
    hover,
    `color-mix(in srgb, ${resolved} 82%, ${words === 'white' ? 'black' : 'white'})`,
  )
  maze.style.setProperty(onFill, words === 'white' ? '#ffffff' : '#1f1a3d')
}

const accentProperties = ['--color-vermilion', '--color-vermilion-dark', '--color-on-vermilion'] as const
