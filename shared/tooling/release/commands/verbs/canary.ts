import { startCanary, stopCanary, type CanaryRelease } from '../../pipeline/canary.ts'
import { parseSignedReleases } from '../../pipeline/parse-releases.ts'
import type { Store } from '../../store/store.ts'
import { formatCrossTeamChanges } from '../format-other-changes.ts'
import { parseWholeNumber, type VerbHandler } from '../options/verb-request.ts'
import { parseUncheckedReason } from '../options/unchecked.ts'

const usage = 'npm run release -- canary mf-maze@1.1.0 --percent 10'

export const run: VerbHandler = async ({ store, names, options }) => {
  if (options.stop) {
    if (names.length > 0 || options.percent !== undefined) {
      throw new Error('There is only one canary to stop: npm run release -- canary --stop')
    }
    await stopCanary(store)
    return 'Everybody gets the stable site again.'
  }
  const release = await releaseNamed(store, names)
  const percent = parseWholeNumber('percent', options.percent, 1, 99)
  const deployment = await startCanary(
    store,
    release,
    percent,
    parseUncheckedReason(store, options.unchecked),
  )
  const name = `${release.app}@${release.version}`
  return `${percent} % of the visitors get ${name}.
Widen: the same command with more per cent. For all: npm run release -- promote ${name}. Stop: npm run release -- canary --stop${formatCrossTeamChanges(deployment ?? {})}`
}

async function releaseNamed(store: Store, names: readonly string[]): Promise<CanaryRelease> {
  const [release, ...more] = Object.entries(await parseSignedReleases(store, names, usage))
  if (!release || more.length > 0) throw new Error(`A canary is one release: ${usage}`)
  const [app, version] = release
  return { app, version }
}
