import type { Plan } from '../../store/plan.ts'

/** Lists apps whose origin must be checked: the app has a new origin, or a new release. */
export const appsWithNewOrigin = (live: Plan | undefined, plan: Plan): string[] =>
  Object.keys(plan.origins).filter(
    app => plan.origins[app] !== live?.origins[app] || plan.pins[app] !== live?.pins[app],
  )
