import { satisfies } from 'semver'
import { isInRange, type CaretRange } from './share-scope.ts'

const versions = [
  '0.0.0',
  '0.0.3',
  '0.0.4',
  '0.2.2',
  '0.2.3',
  '0.3.0',
  '1.0.0',
  '1.2.3',
  '1.10.0',
  '2.0.0',
  '19.3.1',
]
const pairs = versions.flatMap(wanted =>
  versions.map((brought): [CaretRange, string] => [`^${wanted}`, brought]),
)

describe('a range that a container wants', () => {
  it.each(pairs)('%s and version %s are as npm reads them', (range, version) => {
    expect(isInRange(version, range)).toBe(satisfies(version, range))
  })

  it.each(['18.3.1', '19.0.0', '19.3.1', '20.0.0', '20.1.0', '21.0.0'])(
    'may name two first numbers: %s is as npm reads it',
    version => {
      const range = '^19.0.0 || ^20.0.0'
      expect(isInRange(version, range)).toBe(satisfies(version, range))
    },
  )
})
