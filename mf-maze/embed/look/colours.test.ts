import {
  calculateContrast,
  inkColour,
  calculateLuminance,
  parseSrgb,
  chooseTextColour,
  whiteColour,
} from './colours.ts'

it('reads what browsers compute', () => {
  expect(parseSrgb('color(srgb 0.788 0.227 1.2e-05)')).toEqual([0.788, 0.227, 0.000012])
  expect(parseSrgb('color(srgb 1 1 1 / 0.5)')).toEqual([1, 1, 1])
  expect(parseSrgb('color(srgb 0 0 0 / 0)')).toBeUndefined()
  expect(parseSrgb('transparent')).toBeUndefined()
})

it('knows how light colours are and how well they go together', () => {
  expect(calculateLuminance(whiteColour)).toBeCloseTo(1)
  expect(calculateContrast([0, 0, 0], whiteColour)).toBeCloseTo(21)
  expect(calculateContrast([0.5, 0.5, 0.5], [0.5, 0.5, 0.5])).toBe(1)
})

it('picks words that can be read on any accent', () => {
  expect(chooseTextColour([0.79, 0.23, 0.13])).toBe('white')
  expect(chooseTextColour([0.97, 0.66, 0.14])).toBe('ink')
  // Even on the least suitable background, the contrast is at least 4 : 1.
  for (let part = 0; part <= 1; part += 0.01) {
    const gray = [part, part, part] as const
    expect(
      calculateContrast(gray, chooseTextColour(gray) === 'white' ? whiteColour : inkColour),
    ).toBeGreaterThan(3.9)
  }
})
