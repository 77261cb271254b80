/** Red, green and blue from 0 to 1. */
export type Srgb = readonly [number, number, number]

export const white: Srgb = [1, 1, 1]
/** `--color-ink` of the site. */
export const ink: Srgb = [31 / 255, 26 / 255, 61 / 255]

/**
 * @param computed the computed value of a `color-mix(in srgb, …)`, e.g. `color(srgb 0.1 0.2 0.3)`
 * @returns nothing for any other notation, and for a colour that is less than half opaque
 */
export function parseSrgb(computed: string): Srgb | undefined {
  const pattern = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/
  const [, red, green, blue, alpha = '1'] = pattern.exec(computed) ?? []
  if (!red || !green || !blue || Number(alpha) < 0.5) return undefined
  return [Number(red), Number(green), Number(blue)]
}

/** Relative luminance from 0 to 1 (WCAG 2.2). */
export function luminance(color: Srgb): number {
  const [red, green, blue] = color.map(part =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** From 1 to 21 (WCAG 2.2). */
export function contrast(one: Srgb, other: Srgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** White or ink, the one with more contrast on a colour. */
export function readableOn(background: Srgb): 'white' | 'ink' {
  return contrast(background, white) >= contrast(background, ink) ? 'white' : 'ink'
}
