/** A colour as red, green and blue, each from 0 to 1. */
export type Srgb = readonly [number, number, number]

export const whiteColour: Srgb = [1, 1, 1]
/** The site's dark text colour, `--color-ink`. */
export const inkColour: Srgb = [31 / 255, 26 / 255, 61 / 255]

/**
 * Parses a colour.
 * @param computed the computed value of a `color-mix(in srgb, …)`, e.g. `color(srgb 0.1 0.2 0.3)`
 * @returns nothing for any other notation, and for a colour that is less than half opaque
 */
export function parseSrgb(computed: string): Srgb | undefined {
  const pattern = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/
  const [, red, green, blue, alpha = '1'] = pattern.exec(computed) ?? []
  if (!red || !green || !blue || Number(alpha) < 0.5) return undefined
  return [Number(red), Number(green), Number(blue)]
}

/** The relative luminance of a colour, from 0 to 1 (WCAG 2.2). */
export function calculateLuminance(color: Srgb): number {
  const [red, green, blue] = color.map(part =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function calculateContrast(one: Srgb, other: Srgb): number {
  const [light = 0, dark = 0] = [calculateLuminance(one), calculateLuminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Returns the text colour that has more contrast on a background. */
export function chooseTextColour(background: Srgb): 'white' | 'ink' {
  return calculateContrast(background, whiteColour) >= calculateContrast(background, inkColour)
    ? 'white'
    : 'ink'
}
