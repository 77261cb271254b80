import { writeStatusPage } from '../../status-page/status-page.ts'
import { recomposeLiveDeployment } from '../../pipeline/recompose.ts'
import { formatDeployer } from '../../store/log.ts'
import { statusOf, type Status } from '../../store/status.ts'
import { formatStoreLocation } from '../../store/files/write-whole.ts'
import { parseAbsolutePath } from '../options/parse-options.ts'
import type { VerbHandler } from '../options/verb-request.ts'
import { formatTable } from '../format-table.ts'

export const run: VerbHandler = async ({ store, options }) => {
  const found = await statusOf(store)
  const again = options.recompose ? await recomposeLiveDeployment(store) : { problems: [] }
  const status = found && { ...found, problems: [...found.problems, ...again.problems] }
  const problems = status?.problems ?? []
  if (options.html !== undefined)
    await writeStatusPage(store, parseAbsolutePath('--html', options.html), status)
  if (options.json) {
    if (problems.length === 0) return JSON.stringify(status ?? null, null, 2)
    console.log(JSON.stringify(status, null, 2))
  }
  if (!status) return `Nothing is live at the site "${store.pointer}" in ${formatStoreLocation(store)}.`
  const skipped = status.skipped.map(each => `\n- ${each}`).join('')
  const notes = skipped && `\n\nNot counted, and needed by nothing that is live. Look who wrote it:${skipped}`
  if (problems.length === 0)
    return `${described(status)}\n\nSignatures, hashes, links: all as they should be.${notes}`
  const listed = problems.map(({ what, remedy }) => `- ${what}\n  ${remedy}`).join('\n')
  throw new Error(`${options.json ? '' : `${described(status)}\n\n`}Not as it should be:\n${listed}`)
}

function described(status: Status): string {
  const { site, store, generation, deployment, since, what, documentBytes, canary, rollback, interrupted } =
    status
  const { unchecked } = status
  const canaryText =
    canary && `${canary.app}@${canary.version} for ${canary.percent} % (generation ${canary.generation})`
  const rollbackText =
    rollback && `to generation ${rollback.generation}, deployment ${rollback.deployment} (${rollback.what})`
  const interruptedText = `deployment ${interrupted} was never switched to; the next release or rollback does`
  const lines = [
    ['Site', `${site} (${store})`],
    ['Live', `generation ${generation}, deployment ${deployment}`],
    ['Since', `${since}, by ${what}`],
    ['Made by', formatDeployer(status)],
    ...(unchecked === undefined ? [] : [['Unchecked', unchecked]]),
    ['Documents', inKilobytes(documentBytes)],
    ['Canary', canaryText ?? 'none'],
    ['Rollback', rollbackText ?? 'nothing to go back to'],
    ...(interrupted === undefined ? [] : [['Interrupted', interruptedText]]),
  ]
  const apps = Object.entries(status.apps).map(([app, { version, previous, bytes }]) => [
    app,
    version,
    previous ?? '–',
    inKilobytes(bytes),
  ])
  return `${formatTable(lines)}\n\n${formatTable([['App', 'Version', 'Previous', 'Size'], ...apps])}`
}

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
