/**
 * Headings use Ek Type's Baloo 2 in one weight, all else Erik Kennedy's Figtree, regular to bold. Each
 * further weight makes the file larger: shared/docs/decisions/14-drawings-and-typefaces.md.
 */
const baloo = { family: 'Baloo 2 Variable', name: 'baloo-2', lightest: 700, boldest: 700 }
const figtree = { family: 'Figtree Variable', name: 'figtree', lightest: 400, boldest: 700 }
export const typefaces: readonly Typeface[] = [baloo, figtree]

export interface Typeface {
  readonly family: string
  /** The package on npm. */
  readonly name: string
  /** The weights that pages use. */
  readonly lightest: number
  readonly boldest: number
}

/**
 * As in `unicode-range`. One file has the characters of English; browsers fetch the other, for other
 * languages in Latin script, only if needed. For characters in neither, such as ₹ or an arrow, they use a
 * local font.
 */
export const glyphRanges = {
  // English, with its dashes and quotation marks, ©, ®, °, ·, ½, ×, •, …, ™, ↑ and −.
  common:
    'U+20-7e,U+a0,U+a9,U+ae,U+b0,U+b7,U+bd,U+d7,U+2013-2014,U+2018-2019,U+201c-201d,U+2022,U+2026,U+2122,U+2191,U+2212',
  // The other characters in the `latin` files of the font packages (fontsource).
  rare: 'U+a1-a8,U+aa-ad,U+af,U+b1-b6,U+b8-bc,U+be-d6,U+d8-ff,U+131,U+152-153,U+2bb-2bc,U+2c6,U+2da,U+2dc,U+304,U+308,U+329,U+2000-2012,U+2015-2017,U+201a-201b,U+201e-2021,U+2023-2025,U+2027-206f,U+20ac,U+2193,U+2215,U+feff,U+fffd',
}

/** For each language with a non-Latin script: its characters, and faces that extend the typefaces above. */
export const extraWritingScripts: Readonly<Record<string, WritingScript>> = {
  'hi-IN': {
    local: { name: 'Noto Sans Devanagari', text: '98%', headings: '93.5%' },
    // The letters of Hindi and of its English loanwords (ऑ, ॉ), and ॰ of its short months (दिस॰).
    signs:
      'U+901-903,U+905-90b,U+90f-911,U+913-928,U+92a-930,U+932,U+935-939,U+93c-943,U+947-949,U+94b-94d,U+950,U+958-95f,U+964-965,U+970',
    faces: [
      { ...baloo, families: [baloo.family], part: 'devanagari' },
      { ...figtree, name: 'noto-sans-devanagari', families: [figtree.family], part: 'devanagari' },
    ],
  },
  'gu-IN': {
    local: { name: 'Noto Sans Gujarati', text: '98%', headings: '97%' },
    // As above: the letters of Gujarati and of its English loanwords (ઍ, ઑ).
    signs:
      'U+a81-a83,U+a85-a8b,U+a8d,U+a8f-a91,U+a93-aa8,U+aaa-ab0,U+ab2-ab3,U+ab5-ab9,U+abc-ac3,U+ac5,U+ac7-ac9,U+acb-acd',
    faces: [
      // For headings too: Baloo 2 has no Gujarati.
      {
        ...figtree,
        name: 'noto-sans-gujarati',
        families: [figtree.family, baloo.family],
        part: 'gujarati',
      },
    ],
  },
}

export interface WritingScript {
  /** The font of Android and Linux in which text stands until the faces are there. */
  readonly local: {
    readonly name: string
    /** `size-adjust`, as in base.css: these letters with the spaces there are as wide as the faces. */
    readonly text: string
    readonly headings: string
  }
  /** As in `unicode-range`. */
  readonly signs: string
  readonly faces: readonly ExtraTypeface[]
}

/** Adds the characters of another script to families. */
export interface ExtraTypeface extends Omit<Typeface, 'family'> {
  readonly families: readonly string[]
  /** In the names of the package's files, e.g. `devanagari`. */
  readonly part: string
}

/** @param ranges as in `unicode-range` */
export const listCodePoints = (ranges: string): number[] =>
  ranges.split(',').flatMap(range => {
    const [first = 0, last = first] = range
      .slice('U+'.length)
      .split('-')
      .map(sign => Number.parseInt(sign, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
