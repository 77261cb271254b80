import { statusOf, type Status } from '../../store/status.ts'
import type { Run } from './request.ts'
import { table } from './table.ts'

export const run: Run = async ({ store, options }) => {
  const status = await statusOf(store)
  if (options.json) return JSON.stringify(status ?? null, null, 2)
  return status ? described(status) : `Nothing is live at the site "${store.pointer}" in ${store.folder}.`
}

function described(status: Status): string {
  const { site, store, generation, deployment, since, what, documentBytes, canary, rollback, interrupted } =
    status
  const lines = [
    ['Site', `${site} (${store})`],
    ['Live', `generation ${generation}, deployment ${deployment}`],
    ['Since', `${since}, by ${what}`],
    ['Documents', inKilobytes(documentBytes)],
    [
      'Canary',
      canary
        ? `${canary.app}@${canary.version} for ${canary.percent} % (generation ${canary.generation})`
        : 'none',
    ],
    [
      'Rollback',
      rollback
        ? `to generation ${rollback.generation}, deployment ${rollback.deployment} (${rollback.what})`
        : 'nothing to go back to',
    ],
    ...(interrupted === undefined
      ? []
      : [
          [
            'Interrupted',
            `deployment ${interrupted} was never switched to; the next release or rollback does`,
          ],
        ]),
  ]
  const apps = Object.entries(status.apps).map(([app, { version, previous, bytes }]) => [
    app,
    version,
    previous ?? '–',
    inKilobytes(bytes),
  ])
  return `${table(lines)}\n\n${table([['App', 'Version', 'Previous', 'Size'], ...apps])}`
}

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
