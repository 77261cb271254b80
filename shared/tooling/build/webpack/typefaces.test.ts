import latin from '@fontsource-variable/figtree/unicode.json'
import { glyphRanges } from '@kutuhal/ui/styles/typefaces.ts'

const all = (ranges: readonly (readonly [number, number])[]): number[] =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))

it('shares all signs of the typefaces among two files, each once', () => {
  const known = latin.latin.split(',').map(range => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map(sign => Number.parseInt(sign, 16))
    return [first, last] as const
  })
  // Control characters need no glyph.
  const shown = all(known).filter(sign => sign >= 0x20 && !(sign >= 0x7f && sign <= 0x9f))
  expect([...all(glyphRanges.common), ...all(glyphRanges.rare)].sort((a, b) => a - b)).toEqual(
    shown.sort((a, b) => a - b),
  )
})
