import { readLog, type LogEntry } from '../../deploy/log.ts'
import { formatStoreLocation } from '../../store/files/write-whole.ts'
import type { VerbHandler } from '../options/verb-request.ts'

export const run: VerbHandler = async ({ store, names, options }) => {
  if (names.length > 0) throw new Error('It tells of all changes of a site: npm run release -- log')
  const entries = await readLog(store)
  if (options.json) return JSON.stringify(entries, null, 2)
  if (entries.length === 0)
    return `Nothing is live at the site "${store.pointer}" in ${formatStoreLocation(store)}.`
  return entries.map(described).join('\n')
}

function described({ at, what, by, commit, outcome, why, unchecked, deployment }: LogEntry): string {
  const { number, generation, kept = [], ended } = deployment ?? {}
  return [
    `${number ?? '–'}  ${at}  ${what}`,
    `by ${by}${commit === undefined ? '' : `, commit ${commit.slice(0, 12)}`}${generation === undefined ? '' : `, generation ${generation}`}`,
    ...(outcome === 'waiting' ? ['not seen by the deployer yet'] : []),
    ...(why === undefined ? [] : [`refused: ${why}`]),
    ...(unchecked === undefined ? [] : [`unchecked: ${unchecked}`]),
    ...kept.map(({ release, why: reason }) => `kept as it was live: ${release}. ${reason}`),
    ...(ended ? [`the canary ended: ${ended.release}. ${ended.why}`] : []),
  ].join('\n     ')
}
