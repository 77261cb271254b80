import type { Changed } from '../deploy/change.ts'
import { formatCrossTeamChanges } from './format-other-changes.ts'

/** @param what what the change did, in words */
export function formatLive({ commit, deployment }: Changed, what: string): string {
  if (!deployment) return `Live: ${what} Commit ${commit.slice(0, 12)} of the record.`
  const { generation, number } = deployment
  return `Live: generation ${generation}, deployment ${number}. ${what}${formatCrossTeamChanges(deployment)}`
}
