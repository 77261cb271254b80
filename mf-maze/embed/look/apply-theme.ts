import { readableTextColour } from './colours.ts'
import type { MazeOptions } from '../options/options.ts'
import { surroundingAccent, resolveColour, cssColourAsSrgb, surroundingTheme } from './page-colours.ts'

/**
 * Sets a maze's theme and accent.
 * @param maze the outermost element in the shadow tree
 * @param host the custom element, whose surroundings decide the theme `auto`
 */
export function applyTheme(maze: HTMLElement, host: Element, { theme, accent }: MazeOptions): void {
  const shown = theme === 'auto' ? surroundingTheme(host) : theme
  maze.classList.toggle('dark', shown === 'dark')

  const chosen = accent ?? surroundingAccent(host)
  // Set only the resolved colour, never the option's text, which could make browsers load an address.
  const resolved = chosen === undefined ? undefined : resolveColour(host, chosen)
  const color = resolved === undefined ? undefined : cssColourAsSrgb(host, resolved)
  for (const property of accentProperties) maze.style.removeProperty(property)
  if (resolved === undefined || !color) return
  const words = readableTextColour(color)
  const [fill, hover, onFill] = accentProperties
  maze.style.setProperty(fill, resolved)
  maze.style.setProperty(
    hover,
    `color-mix(in srgb, ${resolved} 82%, ${words === 'white' ? 'black' : 'white'})`,
  )
  maze.style.setProperty(onFill, words === 'white' ? '#ffffff' : '#1f1a3d')
}

const accentProperties = ['--color-vermilion', '--color-vermilion-dark', '--color-on-vermilion'] as const
