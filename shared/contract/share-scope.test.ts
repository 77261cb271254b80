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
})
