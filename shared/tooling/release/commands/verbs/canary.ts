import { startCanary, stopCanary, type CanaryRelease } from '../../pipeline/canary.ts'
import { releasesNamed } from '../../pipeline/releases.ts'
import type { Store } from '../../store/store.ts'
import { othersInWords } from '../others-in-words.ts'
import { terminalText } from '../terminal-text.ts'
import { judgingFrom } from './judge-options.ts'
import { promotedInWords } from './promote.ts'
import { wholeNumber, type Options, type Run } from './request.ts'
import { uncheckedFrom } from './unchecked.ts'

const usage = 'npm run release -- canary mf-maze@1.1.0 --percent 10'

export const run: Run = async ({ store, names, options }) => {
  if (options.stop) {
    if (names.length > 0 || options.percent !== undefined || options.judge) {
      throw new Error('There is only one canary to stop: npm run release -- canary --stop')
    }
    await stopCanary(store)
    return 'Everybody gets the stable site again.'
  }
  const release = await releaseNamed(store, names)
  if (options.judge) return judge(store, release, options)
  const onlyJudged = (['steps', 'prometheus', 'interval', 'patience'] as const).find(
    option => options[option] !== undefined,
  )
  if (onlyJudged) throw new Error(`--${onlyJudged} means nothing without --judge.`)
  const percent = wholeNumber('percent', options.percent, 1, 99)
  const deployment = await startCanary(store, release, percent, uncheckedFrom(store, options.unchecked))
  const name = `${release.app}@${release.version}`
  return `${percent} % of the visitors get ${name}.
Widen: the same command with more per cent. For all: npm run release -- promote ${name}. Stop: npm run release -- canary --stop${othersInWords(deployment ?? {})}`
}

async function releaseNamed(store: Store, names: readonly string[]): Promise<CanaryRelease> {
  const [release, ...more] = Object.entries(await releasesNamed(store, names, usage))
  if (!release || more.length > 0) throw new Error(`A canary is one release: ${usage}`)
  const [app, version] = release
  return { app, version }
}

async function judge(store: Store, release: CanaryRelease, options: Options): Promise<string> {
  const judging = judgingFrom(options)
  const { judgedCanary } = await import('../../pipeline/judged-canary.ts')
  const unchecked = uncheckedFrom(store, options.unchecked)
  const deployment = await judgedCanary(store, release, { ...judging, unchecked }, line =>
    console.log(terminalText(line, store)),
  )
  return promotedInWords([`${release.app}@${release.version}`], deployment)
}
