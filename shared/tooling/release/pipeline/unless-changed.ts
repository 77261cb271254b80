import type { deploy } from '../store/deployments.ts'

/** What `deploy` asks: what shall follow the newest deployment. */
export type Decide = Parameters<typeof deploy>[1]

interface Unchanged {
  /** @returns the same, which decides for nothing where another deployment is the newest now */
  readonly decide: (decide: Decide) => Decide
  /** Whether that was so. */
  readonly hasChanged: () => boolean
}

/**
 * Compare and swap: who decides by a look at what is live changes exactly that, or nothing. Asked within `deploy`, which asks again when
 * somebody else takes the next number, so nothing comes between this comparison and the change.
 * @param seen number of the deployment that was looked at; any, if left out
 */
export function unlessChanged(seen: number | undefined): Unchanged {
  let hasChanged = false
  return {
    decide: decide => async newest => {
      hasChanged = seen !== undefined && newest?.number !== seen
      return hasChanged ? undefined : decide(newest)
    },
    hasChanged: () => hasChanged,
  }
}
