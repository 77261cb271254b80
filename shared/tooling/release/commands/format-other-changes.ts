import type { Change } from '../store/deployment.ts'

/** Formats what a release has changed for other teams: kept pages, and a canary that has ended. */
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

/** Describes pages that keep the pins of an earlier generation. */
const oldPins = (pinsOf: string | undefined): string =>
  pinsOf === undefined
    ? ''
    : `, and go on loading the releases of generation ${pinsOf}, also those that others take back`
