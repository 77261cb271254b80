import { formatReleaseCost } from './format-release-costs.ts'

const cost = { files: 3, scripts: 6100, images: 0, others: 0 }

it.each([
  [{ ...cost, files: 0, scripts: 0 }, 'nothing.'],
  [cost, '3 new files: 6.1 kB of scripts, no images.'],
  [
    { files: 1, scripts: 0, images: 14_400, others: 0 },
    '1 new file: no scripts, 14 kB of images in all sizes.',
  ],
  [{ ...cost, budget: 6100 }, '3 new files: 6.1 kB of scripts, no images.'],
])('what a release costs is said by kind', (given, words) => {
  expect(formatReleaseCost(given)).toBe(words)
})

it('a release that costs more than its app wants is told so, images aside', () => {
  expect(formatReleaseCost({ ...cost, others: 900, budget: 6999 })).toContain('more than the 7.0 kB')
  expect(formatReleaseCost({ ...cost, images: 90_000, budget: 6999 })).not.toContain('!!!')
})
