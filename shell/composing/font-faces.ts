import { furtherScripts, signs, typefaces, type Typeface } from '@kutuhal/ui/typefaces.ts'
import { asset } from '../asset.ts'

/**
 * The site's typefaces, whose files the build takes from the fonts' own packages. Until they have arrived local faces stand in
 * (shared/ui/base.css), and for good where a file lacks a sign.
 * @param language of the page, as in `lang` attributes: what it needs beside Latin letters stands in its own documents only
 */
export function fontFaces(language: string): string {
  const further = furtherScripts[language]
  return [
    ...typefaces.flatMap(typeface =>
      Object.entries(signs).map(([part, ranges]) => face(typeface, `${typeface.name}-${part}`, ranges)),
    ),
    // In all weights of the family that they join, whatever their file has: browsers choose faces by weight first, and only then by sign.
    ...typefaces.flatMap(typeface =>
      (further?.faces ?? [])
        .filter(({ family }) => family === typeface.family)
        .map(({ name, part }) => face(typeface, `${name}-${part}`, further?.signs ?? [])),
    ),
  ].join('')
}

/**
 * Tags for the head. What is written in other letters has nothing on every computer that is as wide as our face, so text moves when the face
 * comes after it: it is asked for before the words that need it are laid out.
 */
export function fontPreloads(language: string): string {
  return (furtherScripts[language]?.faces ?? [])
    .map(
      ({ name, part }) =>
        `<link rel="preload" href="${asset(`fonts/${name}-${part}.woff2`)}" as="font" type="font/woff2" crossorigin="anonymous">\n`,
    )
    .join('')
}

function face(
  { family, lightest, boldest }: Typeface,
  file: string,
  ranges: readonly (readonly [number, number])[],
) {
  const source = `url(${asset(`fonts/${file}.woff2`)}) format('woff2')`
  const weights = lightest === boldest ? lightest : `${lightest} ${boldest}`
  return `@font-face{font-family:'${family}';src:${source};font-weight:${weights};font-display:swap;unicode-range:${ranges.map(inStyles).join()}}`
}

function inStyles([first, last]: readonly [number, number]): string {
  const range = first === last ? [first] : [first, last]
  return `U+${range.map(sign => sign.toString(16)).join('-')}`
}
