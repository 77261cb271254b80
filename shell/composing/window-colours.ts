import darkTokens from '@kutuhal/ui/styles/tokens-dark.css'
import tokens from '@kutuhal/ui/styles/tokens.css'

/** The ground of pages, which browsers also give the window around a page. */
export const windowColours = { light: readGround(tokens), dark: readGround(darkTokens) }

function readGround(css: string): string {
  const [, colour] = /--color-paper: ?(#[0-9a-f]{6})\b/.exec(css) ?? []
  if (colour === undefined) throw new Error('The tokens have no --color-paper in the form #fff9ee.')
  return colour
}
