import { FrozenPageError } from '../browser/answer-timeout.ts'
import { type PageFinding, prefixFindings } from '../finding.ts'
import { collectInterruptedVisitFindings, createDeadPageFinding } from '../gate/page-findings.ts'
import { type CompletedVisit, retryInterruptedVisits } from '../gate/retry-visits.ts'
import { confirmFindingsByRetry } from './confirm-by-retry.ts'

const heavy: PageFinding = { about: 'weight', what: 'It has visitors load 3 MB.', remedy: '' }
const slow: PageFinding = { about: 'frozen', what: 'It keeps the browser busy for 2 s.', remedy: '' }
const still = collectInterruptedVisitFindings({ errors: [], console: [] }, new FrozenPageError('axe.run'))

/**
 * Makes a visit with given findings.
 * @param rounds the findings of the first visit, then the findings of each repeated visit
 */
function visitOf(...rounds: readonly (readonly PageFinding[])[]) {
  const [found = [], ...later] = rounds
  const again = jest.fn<Promise<readonly PageFinding[]>, []>(() => Promise.resolve(later.shift() ?? []))
  return { found, again } satisfies CompletedVisit
}
const findingsOf = (made: readonly CompletedVisit[]) => made.map(({ found }) => found)

describe('a visit that a busy computer cut off', () => {
  it('is made again, and what it finds then counts', async () => {
    const cut = visitOf(still, [heavy], [heavy])
    const finished = await retryInterruptedVisits([visitOf([]), cut])
    expect(findingsOf(finished)).toEqual([[], [heavy]])
    expect(findingsOf(await confirmFindingsByRetry(finished))).toEqual([[], [heavy]])
  })

  it('is made again though another one has much to tell', async () => {
    const finished = await retryInterruptedVisits([visitOf([slow, heavy]), visitOf(still, [])])
    expect(findingsOf(finished)).toEqual([[slow, heavy], []])
  })

  it.each([true, false])('is made again where the page was late (on arrival: %s)', async isArrival => {
    const late = prefixFindings([createDeadPageFinding(isArrival)], 'In Hindi')
    expect(findingsOf(await retryInterruptedVisits([visitOf(late, [heavy])]))).toEqual([[heavy]])
  })
})

describe('a page that stands still', () => {
  it('is waited for once more, not in every visit', async () => {
    const [first, second] = [visitOf(still, still, still), visitOf(still, still)]
    const finished = await retryInterruptedVisits([first, second])
    expect(findingsOf(finished)).toEqual([still, still])
    expect(second.again).not.toHaveBeenCalled()
    expect(findingsOf(await confirmFindingsByRetry(finished))).toEqual([still, still])
  })
})

describe('what a visit finds', () => {
  it('does not count if it never comes again', async () => {
    expect(findingsOf(await confirmFindingsByRetry([visitOf([slow], [])]))).toEqual([[]])
  })

  it('is looked for by the visit that has most to tell', async () => {
    const [most, least] = [visitOf([slow, heavy], [slow, heavy]), visitOf([heavy], [])]
    expect(findingsOf(await confirmFindingsByRetry([least, most]))).toEqual([[heavy], [slow, heavy]])
    expect(least.again).not.toHaveBeenCalled()
  })

  it('gives way to what the visit finds when it is made again, if that comes twice', async () => {
    expect(findingsOf(await confirmFindingsByRetry([visitOf([slow], still, still)]))).toEqual([still])
    expect(findingsOf(await confirmFindingsByRetry([visitOf([slow], [heavy], [])]))).toEqual([[]])
  })

  it('is looked for on every page on which nothing else comes again', async () => {
    const [one, other] = [visitOf([slow, heavy], []), visitOf([slow], [slow])]
    expect(findingsOf(await confirmFindingsByRetry([one, other]))).toEqual([[], [slow]])
  })
})
