import { extraWritingScripts, glyphRanges, typefaces, type Typeface } from '@kutuhal/ui/styles/typefaces.ts'
import { getPublicFileUrl } from '@kutuhal/ui/public-file.ts'

/**
 * Local fonts show until the typefaces have loaded (shared/ui/styles/base.css), and for all characters that
 * these lack.
 * @param language as in `lang`; non-Latin faces are only in documents in their language
 */
export function renderFontFaces(language: string): string {
  const further = extraWritingScripts[language]
  return [
    ...typefaces.flatMap(typeface =>
      Object.entries(glyphRanges).map(([part, ranges]) => face(typeface, `${typeface.name}-${part}`, ranges)),
    ),
    // Even if the files have fewer weights: browsers choose the weight before they look for a character.
    ...typefaces.flatMap(typeface =>
      (further?.faces ?? [])
        .filter(({ families }) => families.includes(typeface.family))
        .map(({ name, part }) => face(typeface, `${name}-${part}`, further?.signs ?? '')),
    ),
  ].join('')
}

/** Extends the fallbacks of base.css to a language's letters, with the weights that they have there. */
export function renderStandIns(language: string): string {
  const script = extraWritingScripts[language]
  if (!script) return ''
  const { name, text, headings } = script.local
  const fonts = [
    ['Arial like Figtree', '300 500', 'Regular', text],
    ['Arial like Figtree', '600 900', 'Bold', text],
    ['Arial like Baloo', '400 800', 'Bold', headings],
  ] as const
  const faces = fonts.map(
    ([family, weights, style, size]) =>
      `@font-face{font-family:'${family}';src:local('${name} ${style}');font-weight:${weights};size-adjust:${size};unicode-range:${script.signs}}`,
  )
  return faces.join('')
}

/** Not every computer has the stand-in, so text could move if the faces loaded after it is laid out. */
export function renderFontPreloads(language: string): string {
  return (extraWritingScripts[language]?.faces ?? [])
    .map(
      ({ name, part }) =>
        `<link rel="preload" href="${getPublicFileUrl(__RELEASE__, `fonts/${name}-${part}.woff2`)}" as="font" type="font/woff2" crossorigin="anonymous">\n`,
    )
    .join('')
}

function face({ family, lightest, boldest }: Typeface, file: string, ranges: string) {
  const source = `url(${getPublicFileUrl(__RELEASE__, `fonts/${file}.woff2`)}) format('woff2')`
  const weights = lightest === boldest ? lightest : `${lightest} ${boldest}`
  return `@font-face{font-family:'${family}';src:${source};font-weight:${weights};font-display:swap;unicode-range:${ranges}}`
}
