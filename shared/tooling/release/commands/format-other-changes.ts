import type { Change } from '../store/deployment.ts'

/** After another app's release: pages that differ from the plan, the canary that ended, and their owners. */
export function formatOtherChanges({ kept = [], ended }: Pick<Change, 'kept' | 'ended'>): string {
  return [
    ...kept.map(
      ({ release, why, pinsOf }) => `
!!! ${release} does not compose any more !!!
Its pages stay as they are live${oldPins(pinsOf)}. Its team should know: ${why}`,
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

/** The pins in documents that could not be updated. */
const oldPins = (pinsOf: string | undefined): string =>
  pinsOf === undefined
    ? ''
    : `, and go on loading the releases of generation ${pinsOf}, also those that others take back`
