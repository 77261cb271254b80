import type { Plan } from '../../store/plan.ts'

/** Apps whose files visitors get from an origin where nobody has looked for them yet: the origin is new to them, or the release is. */
export const movedApps = (live: Plan | undefined, plan: Plan): string[] =>
  Object.keys(plan.origins).filter(
    app => plan.origins[app] !== live?.origins[app] || plan.pins[app] !== live?.pins[app],
  )
