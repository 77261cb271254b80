import { furtherScripts, signs, typefaces } from '@kutuhal/ui/typefaces.ts'
import { asset } from '../asset.ts'

/**
 * The site's typefaces, whose files the build takes from the fonts' own packages. Until they have arrived local faces stand in
 * (shared/ui/base.css), and for good where a file lacks a sign.
 * @param language of the page, as in `lang` attributes: what it needs beside Latin letters stands in its own documents only
 */
export function fontFaces(language: string): string {
  const further = furtherScripts[language]
  return [
    ...typefaces.flatMap(({ family, name, weights }) =>
      Object.entries(signs).map(([part, ranges]) => face(family, `${name}-${part}`, weights, ranges, 'swap')),
    ),
    // In all weights of the family that they join, whatever their file has: browsers choose faces by weight first, and only then by sign.
    ...typefaces.flatMap(({ family, weights }) =>
      (further?.faces ?? [])
        .filter(joining => joining.family === family)
        .map(({ name, part }) => face(family, `${name}-${part}`, weights, further?.signs ?? [], 'optional')),
    ),
  ].join('')
}

/**
 * @param display whether a face that comes late takes its place: where one of a computer that is like it stands in, nothing moves then.
 * For other scripts there is none to choose, and what people read would jump.
 */
function face(
  family: string,
  file: string,
  weights: string,
  ranges: readonly (readonly [number, number])[],
  display: 'swap' | 'optional',
) {
  const source = `url(${asset(`fonts/${file}.woff2`)}) format('woff2')`
  return `@font-face{font-family:'${family}';src:${source};font-weight:${weights};font-display:${display};unicode-range:${ranges.map(inStyles).join()}}`
}

function inStyles([first, last]: readonly [number, number]): string {
  const range = first === last ? [first] : [first, last]
  return `U+${range.map(sign => sign.toString(16)).join('-')}`
}
