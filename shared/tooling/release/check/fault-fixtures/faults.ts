import { composingFaults } from './faults/composing.ts'
import { conditionalFaults } from './faults/conditional.ts'
import { delayedFaults } from './faults/delayed.ts'
import { interactionFaults } from './faults/interaction.ts'
import { markupFaults } from './faults/markup.ts'
import { releaseFaults } from './faults/release.ts'
import { runningFaults } from './faults/running.ts'
import { sharedFaults } from './faults/shared.ts'
import { visualFaults } from './faults/visual.ts'
import type { Fault } from './fixture.ts'

/** Mistakes that only show when somebody looks at the page for a while and uses it. */
export const auditFaults: readonly Fault[] = [
  ...visualFaults,
  ...sharedFaults,
  ...interactionFaults,
  ...delayedFaults,
  ...conditionalFaults,
]

/** Mistakes that a remote's team could make, and what the check has to say of each: in what is composed, and in what comes to browsers. */
export const documentFaults: readonly Fault[] = [...composingFaults, ...markupFaults]

export const browserFaults: readonly Fault[] = [...runningFaults, ...releaseFaults]

export const gateFaults = [...documentFaults, ...browserFaults]
