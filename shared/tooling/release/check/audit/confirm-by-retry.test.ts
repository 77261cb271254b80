import { FrozenError } from '../browser/answered.ts'
import type { PageFinding } from '../gate/page-findings.ts'
import { stopped } from '../gate/stopped.ts'
import { confirmByRetry, type Finished, retryCutOff } from './confirm-by-retry.ts'

const heavy: PageFinding = { about: 'weight', what: 'It has visitors load 3 MB.', remedy: '' }
const slow: PageFinding = { about: 'frozen', what: 'It keeps the browser busy for 2 s.', remedy: '' }
const still = stopped(new FrozenError('axe.run'))

/** Finds something else each time. */
function visitOf(...rounds: readonly (readonly PageFinding[])[]) {
  const [found = [], ...later] = rounds
  const again = jest.fn<Promise<readonly PageFinding[]>, []>(() => Promise.resolve(later.shift() ?? []))
  return { found, again } satisfies Finished
}
const findingsOf = (made: readonly Finished[]) => made.map(({ found }) => found)

describe('a visit that a busy computer cut off', () => {
  it('is made again, and what it finds then counts', async () => {
    const cut = visitOf([still], [heavy], [heavy])
    const finished = await retryCutOff([visitOf([]), cut])
    expect(findingsOf(finished)).toEqual([[], [heavy]])
    expect([...(await confirmByRetry(finished))]).toEqual(['weight It has visitors load 0 MB.'])
  })

  it('is made again though another one has much to tell', async () => {
    const finished = await retryCutOff([visitOf([slow, heavy]), visitOf([still], [])])
    expect(findingsOf(finished)).toEqual([[slow, heavy], []])
  })
})

describe('a page that stands still', () => {
  it('is waited for once more, not in every visit', async () => {
    const [first, second] = [visitOf([still], [still], [still]), visitOf([still], [still])]
    const finished = await retryCutOff([first, second])
    expect(findingsOf(finished)).toEqual([[still], [still]])
    expect(second.again).not.toHaveBeenCalled()
    expect((await confirmByRetry(finished)).size).toBe(1)
  })
})

describe('what a visit finds', () => {
  it('does not count if it never comes again', async () => {
    expect((await confirmByRetry([visitOf([slow], [])])).size).toBe(0)
  })

  it('is looked for by the visit that has most to tell', async () => {
    const [most, least] = [visitOf([slow, heavy], [slow, heavy]), visitOf([heavy], [])]
    expect((await confirmByRetry([least, most])).size).toBe(2)
    expect(least.again).not.toHaveBeenCalled()
  })
})
