import type { ModelReply } from './model.ts'
import { createRetryingModel } from './retrying-model.ts'

const REST = 30_000
const prompt = { rules: '', message: '', context: '' }
const away: ModelReply = { status: 'failed', why: 'away' }
const replied: ModelReply = { status: 'replied', text: 'Hello!', tokens: { asked: 1, replied: 1 } }

/** Creates a model whose replies the test supplies, and visitors who can leave. */
function trial() {
  const answers: ((reply: ModelReply) => void)[] = []
  const model = createRetryingModel(() => new Promise(resolve => answers.push(resolve)), {
    within: 60_000,
    failuresInARow: 2,
    rest: REST,
  })
  const visit = () => {
    const visitor = new AbortController()
    return { reply: model(prompt, visitor.signal), leave: () => visitor.abort() }
  }
  return {
    visit,
    /** Lets a visitor ask a question. If this calls the model, the model replies with `reply`. */
    asked: (reply: ModelReply) => {
      const before = answers.length
      const visitor = visit()
      if (answers.length > before) answers.at(-1)?.(reply)
      return visitor.reply
    },
    /** Lets a visitor ask and leave; only then the model replies. */
    left: () => {
      const visitor = visit()
      visitor.leave()
      answers.at(-1)?.(replied)
      return visitor.reply
    },
    answerLast: (reply: ModelReply) => answers.at(-1)?.(reply),
  }
}

let now: number
beforeEach(() => {
  now = 0
  jest.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(() => {
  jest.restoreAllMocks()
})

it('lets a model rest that fails in a row, also where a visitor went away in between', async () => {
  const { asked, left } = trial()
  expect(await asked(away)).toEqual(away)
  expect(await left()).toEqual({ status: 'failed', why: 'gone' })
  expect(await asked(away)).toEqual(away)
  expect(await asked(replied)).toMatchObject({ why: 'resting' })
})

it('does not let anybody wait for how the one trial after a rest ends', async () => {
  const { asked, visit, answerLast } = trial()
  for (let i = 0; i < 2; i += 1) await asked(away)
  now += REST
  const first = visit()
  expect(await visit().reply).toMatchObject({ why: 'resting' })
  answerLast(replied)
  expect(await first.reply).toEqual(replied)
  expect(await asked(replied)).toEqual(replied)
})

it('rests on where the visitor of that trial goes away', async () => {
  const { asked, left } = trial()
  for (let i = 0; i < 2; i += 1) await asked(away)
  now += REST
  expect(await left()).toMatchObject({ why: 'gone' })
  expect(await asked(replied)).toMatchObject({ why: 'resting' })
  now += REST
  expect(await asked(replied)).toEqual(replied)
})
