import { inKilobytes, writeStatusPage } from '../../status-page/status-page.ts'
import { statusOf, type Status } from '../../deploy/status.ts'
import { formatStoreLocation } from '../../store/files/write-whole.ts'
import { parseAbsolutePath } from '../options/parse-options.ts'
import type { VerbHandler } from '../options/verb-request.ts'
import { formatTable } from '../format-table.ts'

export const run: VerbHandler = async ({ store, options }) => {
  const status = await statusOf(store)
  const problems = status?.problems ?? []
  if (options.html !== undefined)
    await writeStatusPage(store, parseAbsolutePath('--html', options.html), status)
  if (options.json) {
    if (problems.length === 0) return JSON.stringify(status ?? null, null, 2)
    console.log(JSON.stringify(status, null, 2))
  }
  if (!status) return `Nothing is live at the site "${store.pointer}" in ${formatStoreLocation(store)}.`
  const pending = status.pending.map(each => `\n- ${each}`).join('')
  const notes = pending && `\n\nIn the record, and not live:${pending}`
  if (problems.length === 0)
    return `${described(status)}\n\nFiles, hashes, links: all as they should be.${notes}`
  const listed = problems.map(({ what, remedy }) => `- ${what}\n  ${remedy}`).join('\n')
  throw new Error(`${options.json ? '' : `${described(status)}\n\n`}Not as it should be:\n${listed}`)
}

function described(status: Status): string {
  const { site, store, generation, deployment, since, what, documentBytes, canary, rollback } = status
  const { unchecked } = status
  const canaryText =
    canary && `${canary.app}@${canary.version} for ${canary.percent} % (generation ${canary.generation})`
  const rollbackText =
    rollback && `to generation ${rollback.generation}, deployment ${rollback.deployment} (${rollback.what})`
  const lines = [
    ['Site', `${site} (${store})`],
    ['Live', `generation ${generation}, deployment ${deployment}`],
    ['Since', `${since}, by ${what}`],
    ['Made by', `${status.by}${status.commit === undefined ? '' : `, commit ${status.commit.slice(0, 12)}`}`],
    ...(unchecked === undefined ? [] : [['Unchecked', unchecked]]),
    ['Documents', inKilobytes(documentBytes)],
    ['Canary', canaryText ?? 'none'],
    ['Rollback', rollbackText ?? 'nothing to go back to'],
  ]
  const apps = Object.entries(status.apps).map(([app, { version, previous, bytes }]) => [
    app,
    version,
    previous ?? '–',
    inKilobytes(bytes),
  ])
  return `${formatTable(lines)}\n\n${formatTable([['App', 'Version', 'Previous', 'Size'], ...apps])}`
}
