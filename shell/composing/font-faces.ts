import { signs, typefaces } from '@kutuhal/ui/typefaces.ts'
import { asset } from '../asset.ts'

/**
 * The site's typefaces, whose files the build takes from the fonts' own packages. Until they have arrived local faces stand in
 * (shared/ui/base.css), and for good where a file lacks a sign.
 */
export function fontFaces(): string {
  return typefaces
    .flatMap(({ family, name, weights }) =>
      Object.entries(signs).map(
        ([part, ranges]) =>
          `@font-face{font-family:'${family}';src:url(${asset(`fonts/${name}-${part}.woff2`)}) format('woff2');font-weight:${weights};font-display:swap;unicode-range:${ranges.map(inStyles).join()}}`,
      ),
    )
    .join('')
}

function inStyles([first, last]: readonly [number, number]): string {
  const range = first === last ? [first] : [first, last]
  return `U+${range.map(sign => sign.toString(16)).join('-')}`
}
