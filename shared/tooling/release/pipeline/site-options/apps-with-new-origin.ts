import type { Plan } from '../../store/plan.ts'

/** Lists apps whose origin must be checked: the origin is new to the app, or the release is. */
export const appsWithNewOrigin = (live: Plan | undefined, plan: Plan): string[] =>
  Object.keys(plan.origins).filter(
    app => plan.origins[app] !== live?.origins[app] || plan.pins[app] !== live?.pins[app],
  )
