import { checkChanges } from '../../deploy/check-changes.ts'
import { rollBack } from '../../deploy/rollback.ts'
import { openSite } from '../../deploy/site.ts'
import { formatCrossTeamChanges } from '../format-other-changes.ts'
import type { VerbHandler } from '../options/verb-request.ts'

export const run: VerbHandler = async ({ store, names }) => {
  const [name, ...more] = names
  if (more.length > 0)
    throw new Error('One app or one generation at a time: npm run release -- rollback mf-maze')
  const changed = await rollBack(await openSite(store), checkChanges, name)
  if (!changed) return 'All of this is live already. Nothing has changed.'
  const { commit, deployment } = changed
  if (!deployment) return `Live: rollback. Commit ${commit.slice(0, 12)} of the record.`
  const { generation, number, what } = deployment
  return `Live: generation ${generation}, deployment ${number}. ${what}.${formatCrossTeamChanges(deployment)}`
}
