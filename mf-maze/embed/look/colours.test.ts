import { calculateLuminance, chooseTextColour, parseSrgb, type Srgb } from './colours.ts'

it('reads what browsers compute', () => {
  expect(parseSrgb('color(srgb 0.788 0.227 1.2e-05)')).toEqual([0.788, 0.227, 0.000012])
  expect(parseSrgb('color(srgb 1 1 1 / 0.5)')).toEqual([1, 1, 1])
  expect(parseSrgb('color(srgb 0 0 0 / 0)')).toBeUndefined()
  expect(parseSrgb('transparent')).toBeUndefined()
})

it('knows how light colours are', () => {
  expect(calculateLuminance([0, 0, 0])).toBe(0)
  expect(calculateLuminance([0.5, 0.5, 0.5])).toBeCloseTo(0.214)
  expect(calculateLuminance([1, 1, 1])).toBeCloseTo(1)
})

it('picks words that can be read on any accent', () => {
  expect(chooseTextColour([0.79, 0.23, 0.13])).toBe('white')
  expect(chooseTextColour([0.97, 0.66, 0.14])).toBe('ink')
  // Even on the least suitable background, the contrast is at least 4 : 1.
  for (let part = 0; part <= 1; part += 0.01) {
    const gray = [part, part, part] as const
    expect(contrast(gray, chooseTextColour(gray) === 'white' ? white : ink)).toBeGreaterThan(3.9)
    expect(chooseTextColour(gray)).toBe(contrast(gray, white) >= contrast(gray, ink) ? 'white' : 'ink')
  }
})

const white = [1, 1, 1] as const
const ink = [31 / 255, 26 / 255, 61 / 255] as const

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
function contrast(one: Srgb, other: Srgb): number {
  const [light, dark] = [one, other].map(calculateLuminance).sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}
