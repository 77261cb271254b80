import { asset } from './asset.ts'

/** The display face (Ek Type's Baloo 2, as variable font); the build takes the file from the font's own package. */
const FILE = 'fonts/baloo-2-latin-wght-normal.woff2'

/** Until it has arrived a local face stands in (shared/ui/base.css). */
export function fontFace(): string {
  return `
@font-face { font-family: 'Baloo 2 Variable'; src: url(${asset(FILE)}) format('woff2'); font-weight: 400 800; font-display: swap }`
}
