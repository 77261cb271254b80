import latin from '@fontsource-variable/figtree/unicode.json'
import { glyphRanges, listCodePoints } from '@kutuhal/ui/styles/typefaces.ts'

it('shares all signs of the typefaces among two files, each once', () => {
  // Control characters need no glyph.
  const shown = listCodePoints(latin.latin).filter(sign => sign >= 0x20 && !(sign >= 0x7f && sign <= 0x9f))
  const { common, rare } = glyphRanges
  expect(listCodePoints(`${common},${rare}`).sort((a, b) => a - b)).toEqual(shown.sort((a, b) => a - b))
})
