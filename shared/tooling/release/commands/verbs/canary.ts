import { checkChanges } from '../../deploy/check-changes.ts'
import { parseReleases } from '../../deploy/parse-releases.ts'
import { startCanary, stopCanary } from '../../deploy/promote.ts'
import { openSite } from '../../deploy/site.ts'
import { formatCrossTeamChanges } from '../format-other-changes.ts'
import { parseUncheckedReason } from '../options/unchecked.ts'
import { parseWholeNumber, type VerbHandler } from '../options/verb-request.ts'

const usage = 'npm run release -- canary mf-maze@1.1.0 --percent 10'

export const run: VerbHandler = async ({ store, names, options }) => {
  const site = await openSite(store)
  if (options.stop) {
    if (names.length > 0 || options.percent !== undefined)
      throw new Error('There is only one canary to stop: npm run release -- canary --stop')
    await stopCanary(site, checkChanges)
    return 'Everybody gets the stable site again.'
  }
  const [release, ...more] = Object.entries(await parseReleases(site, names, usage))
  if (!release || more.length > 0) throw new Error(`A canary is one release: ${usage}`)
  const [app, { version, digest }] = release
  const percent = parseWholeNumber('percent', options.percent, 1, 99)
  const unchecked = parseUncheckedReason(store, options.unchecked)
  const changed = await startCanary(site, checkChanges, { app, version, digest, percent }, unchecked)
  const name = `${app}@${version}`
  return `${percent} % of the visitors get ${name}.
Widen: the same command with more per cent. For all: npm run release -- promote ${name}. Stop: npm run release -- canary --stop${formatCrossTeamChanges(changed?.deployment ?? {})}`
}
