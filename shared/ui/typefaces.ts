/** Inclusive, as Unicode numbers its signs. */
type Range = readonly [first: number, last: number]

/** Headings are set in Ek Type's Baloo 2, all else in Erik Kennedy's Figtree. One file each holds all weights. */
export const typefaces = [
  { family: 'Baloo 2 Variable', name: 'baloo-2', weights: '400 800' },
  { family: 'Figtree Variable', name: 'figtree', weights: '300 900' },
] as const

/**
 * Each face comes in two files: the signs of English, and the others of the languages written in Latin letters, which a browser fetches
 * when a page has one of them. What neither file has (₹, an arrow to the right) a local face shows.
 */
export const signs: Readonly<Record<'common' | 'rare', readonly Range[]>> = {
  common: [
    [0x20, 0x7e],
    // No-break space, ©, ®, °, ·, ½, ×
    ...[0xa0, 0xa9, 0xae, 0xb0, 0xb7, 0xbd, 0xd7].map(alone),
    // Dashes, quotation marks, •, …
    ...[0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026].map(alone),
    // ™, ↑, −
    ...[0x2122, 0x2191, 0x2212].map(alone),
  ],
  // What is left of the files that fontsource calls latin.
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

function alone(sign: number): Range {
  return [sign, sign]
}
