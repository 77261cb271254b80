import type { Release } from '@kutuhal/build/release.ts'
import { tinyBuild } from '../../fixtures/tiny-release.ts'
import { findFileProblems, MAX_CONCURRENT_FILES } from '../../store/files/find-wrong-files.ts'
import { readRelease } from '../../store/store.ts'
import { checkFileIntegrity } from './integrity.ts'

jest.mock('../../store/files/find-wrong-files.ts', () => ({
  ...jest.requireActual<object>('../../store/files/find-wrong-files.ts'),
  findFileProblems: jest.fn(),
}))

it('reads only some files of a release at once, since a process may open only some', async () => {
  let [reading, most] = [0, 0]
  jest.mocked(findFileProblems).mockImplementation(async () => {
    most = Math.max(most, (reading += 1))
    await new Promise(resolve => setImmediate(resolve))
    reading -= 1
    return []
  })
  const names = Array.from({ length: 200 }, (_, number) => `${number}.json`)
  const release: Release = {
    ...(await readRelease(tinyBuild('mf-one', '1.0.0'))),
    files: Object.fromEntries(names.map(name => [name, { bytes: 1, sha384: '' }])),
  }
  expect((await checkFileIntegrity('', release)).findings).toEqual([])
  expect(findFileProblems).toHaveBeenCalledTimes(200)
  expect(most).toBe(MAX_CONCURRENT_FILES)
})
