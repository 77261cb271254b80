import { rollBack } from '../../pipeline/rollback.ts'
import { formatCrossTeamChanges } from '../format-other-changes.ts'
import type { VerbHandler } from '../options/verb-request.ts'

export const run: VerbHandler = async ({ store, names }) => {
  const [name, ...more] = names
  if (more.length > 0)
    throw new Error('One app or one generation at a time: npm run release -- rollback mf-maze')
  const deployment = await rollBack(store, name)
  if (!deployment) return 'All of this is live already. Nothing has changed.'
  const { generation, number, what } = deployment
  return `Live: generation ${generation}, deployment ${number}. ${what}.${formatCrossTeamChanges(deployment)}`
}
