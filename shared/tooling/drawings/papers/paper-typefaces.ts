import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { resolveTypefaceFile } from '../brand-styles.ts'

/** `latin-ext` has the rupee sign. */
const faces = [
  { family: 'Baloo 2 Variable', part: 'baloo-2-latin', weight: 700 },
  { family: 'Figtree Variable', part: 'figtree-latin', weight: 400 },
  { family: 'Figtree Variable', part: 'figtree-latin', weight: 700 },
  { family: 'Figtree Variable', part: 'figtree-latin-ext', weight: 400, range: 'U+20B9' },
  { family: 'Figtree Variable', part: 'figtree-latin-ext', weight: 700, range: 'U+20B9' },
]

/** Each at a fixed weight: PDF printing turns variable fonts into outlines, which doubles the file size. */
export async function createPdfTypefaceStyles(html: string): Promise<string> {
  const rules = faces.map(async ({ family, part, weight, range }) => {
    const font = readFileSync(
      resolveTypefaceFile(`${part.replace(/-latin.*/, '')}/files/${part}-wght-normal.woff2`),
    )
    const fixed = await subsetFont(font, html, atWeight(weight))
    const source = `url(data:font/ttf;base64,${fixed.toString('base64')})`
    const only = range === undefined ? '' : `; unicode-range: ${range}`
    return `@font-face { font-family: '${family}'; src: ${source}; font-weight: ${weight}${only} }`
  })
  return (await Promise.all(rules)).join('\n')
}

/** A separate function, since the types of subset-font lack the option `variationAxes`. */
const atWeight = (wght: number) => ({ targetFormat: 'truetype' as const, variationAxes: { wght } })
