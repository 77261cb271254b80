import type { DeploymentChange } from '../store/deployments.ts'

export function formatCrossTeamChanges({
  kept = [],
  ended,
}: Pick<DeploymentChange, 'kept' | 'ended'>): string {
  return [
    ...kept.map(
      ({ release, why }) => `
!!! ${release} does not compose any more !!!
Its pages stay as they are live. Its team should know: ${why}`,
    ),
    ...(ended
      ? [
          `
!!! The canary ${ended.release} does not compose any more !!!
It has ended: everybody gets the stable site. Its team should know: ${ended.why}`,
        ]
      : []),
  ].join('\n')
}
