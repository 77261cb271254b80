/**
 * Replaces two emotion packages that support old versions of React. The shell's React always has
 * `useInsertionEffect`, and no remote uses `withTheme`.
 */
export {
  useInsertionEffect as useInsertionEffectAlwaysWithSyncFallback,
  useInsertionEffect as useInsertionEffectWithLayoutFallback,
} from 'react'

export default function hoistStatics<Target extends object>(target: Target, source: unknown): Target {
  return typeof source === 'function' ? Object.assign(target, source) : target
}
