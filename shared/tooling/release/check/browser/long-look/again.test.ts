import { FrozenError } from '../answered.ts'
import { stopped } from '../stopped.ts'
import type { Unplaced } from '../state-findings.ts'
import { confirmedKinds, finishedAlone, type Finished } from './again.ts'

const heavy: Unplaced = { about: 'weight', what: 'It has visitors load 3 MB.', remedy: '' }
const slow: Unplaced = { about: 'frozen', what: 'It keeps the browser busy for 2 s.', remedy: '' }
const still = stopped(new FrozenError('axe.run'))

/** Finds something else each time. */
function visitOf(...rounds: readonly (readonly Unplaced[])[]) {
  const [found = [], ...later] = rounds
  const again = jest.fn<Promise<readonly Unplaced[]>, []>(() => Promise.resolve(later.shift() ?? []))
  return { found, again } satisfies Finished
}
const findingsOf = (made: readonly Finished[]) => made.map(({ found }) => found)

describe('a visit that a busy computer cut off', () => {
  it('is made again, and what it finds then counts', async () => {
    const cut = visitOf([still], [heavy], [heavy])
    const finished = await finishedAlone([visitOf([]), cut])
    expect(findingsOf(finished)).toEqual([[], [heavy]])
    expect([...(await confirmedKinds(finished))]).toEqual(['weight It has visitors load 0 MB.'])
  })

  it('is made again though another one has much to tell', async () => {
    const finished = await finishedAlone([visitOf([slow, heavy]), visitOf([still], [])])
    expect(findingsOf(finished)).toEqual([[slow, heavy], []])
  })
})

describe('a page that stands still', () => {
  it('is waited for once more, not in every visit', async () => {
    const [first, second] = [visitOf([still], [still], [still]), visitOf([still], [still])]
    const finished = await finishedAlone([first, second])
    expect(findingsOf(finished)).toEqual([[still], [still]])
    expect(second.again).not.toHaveBeenCalled()
    expect((await confirmedKinds(finished)).size).toBe(1)
  })
})

describe('what a visit finds', () => {
  it('does not count if it never comes again', async () => {
    expect((await confirmedKinds([visitOf([slow], [])])).size).toBe(0)
  })

  it('is looked for by the visit that has most to tell', async () => {
    const [most, least] = [visitOf([slow, heavy], [slow, heavy]), visitOf([heavy], [])]
    expect((await confirmedKinds([least, most])).size).toBe(2)
    expect(least.again).not.toHaveBeenCalled()
  })
})
