import { asset } from '../asset.ts'

/**
 * Headings are set in Ek Type's Baloo 2, all else in Erik Kennedy's Figtree. One file each holds all weights; the build takes it
 * from the font's own package. Until they have arrived local faces stand in (shared/ui/base.css), and for good where a file lacks
 * a sign, as both lack ₹.
 */
export function fontFaces(): string {
  return (
    fontFace('Baloo 2 Variable', 'baloo-2-latin-wght-normal.woff2', '400 800') +
    fontFace('Figtree Variable', 'figtree-latin-wght-normal.woff2', '300 900')
  )
}

function fontFace(family: string, file: string, weights: string): string {
  return `@font-face{font-family:'${family}';src:url(${asset(`fonts/${file}`)}) format('woff2');font-weight:${weights};font-display:swap}`
}
