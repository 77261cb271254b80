/** Code points, including both ends. */
type Range = readonly [first: number, last: number]

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
 * One file has the characters of English; browsers fetch the other, for other languages in Latin script, only
 * if needed. For characters in neither, such as ₹ or an arrow, they use a local font.
 */
export const glyphRanges: Readonly<Record<'common' | 'rare', readonly Range[]>> = {
  common: [
    [0x20, 0x7e],
    // No-break space, ©, ®, °, ·, ½ and ×.
    ...[0xa0, 0xa9, 0xae, 0xb0, 0xb7, 0xbd, 0xd7].map(alone),
    // Dashes, quotation marks, • and ….
    ...[0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026].map(alone),
    // ™, ↑ and −.
    ...[0x2122, 0x2191, 0x2212].map(alone),
  ],
  // The other characters in the `latin` files of the font packages (fontsource).
  rare: [
    [0xa1, 0xa8],
    [0xaa, 0xad],
    alone(0xaf),
    [0xb1, 0xb6],
    [0xb8, 0xbc],
    [0xbe, 0xd6],
    [0xd8, 0xff],
    ...[0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x304, 0x308, 0x329].map(alone),
    [0x2000, 0x2012],
    [0x2015, 0x2017],
    [0x201a, 0x201b],
    [0x201e, 0x2021],
    [0x2023, 0x2025],
    [0x2027, 0x206f],
    ...[0x20ac, 0x2193, 0x2215, 0xfeff, 0xfffd].map(alone),
  ],
}

/** For each language with a non-Latin script: its characters, and faces that extend the typefaces above. */
export const extraWritingScripts: Readonly<Record<string, WritingScript>> = {
  'hi-IN': {
    local: { name: 'Noto Sans Devanagari', text: '98%', headings: '93.5%' },
    // The letters of Hindi and of its English loanwords (ऑ, ॉ), but none that only other languages use.
    signs: [
      [0x901, 0x903],
      [0x905, 0x90b],
      [0x90f, 0x911],
      [0x913, 0x928],
      [0x92a, 0x930],
      alone(0x932),
      [0x935, 0x939],
      [0x93c, 0x943],
      [0x947, 0x949],
      [0x94b, 0x94d],
      alone(0x950),
      [0x958, 0x95f],
      [0x964, 0x965],
    ],
    faces: [
      { ...baloo, families: [baloo.family], part: 'devanagari' },
      { ...figtree, name: 'noto-sans-devanagari', families: [figtree.family], part: 'devanagari' },
    ],
  },
  'gu-IN': {
    local: { name: 'Noto Sans Gujarati', text: '98%', headings: '97%' },
    // As above: the letters of Gujarati and of its English loanwords (ઍ, ઑ).
    signs: [
      [0xa81, 0xa83],
      [0xa85, 0xa8b],
      alone(0xa8d),
      [0xa8f, 0xa91],
      [0xa93, 0xaa8],
      [0xaaa, 0xab0],
      [0xab2, 0xab3],
      [0xab5, 0xab9],
      [0xabc, 0xac3],
      alone(0xac5),
      [0xac7, 0xac9],
      [0xacb, 0xacd],
    ],
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
  readonly signs: readonly Range[]
  readonly faces: readonly ExtraTypeface[]
}

/** Adds the characters of another script to families. */
export interface ExtraTypeface extends Omit<Typeface, 'family'> {
  readonly families: readonly string[]
  /** In the names of the package's files, e.g. `devanagari`. */
  readonly part: string
}

function alone(sign: number): Range {
  return [sign, sign]
}
