/**
 * Replaces the package hoist-non-react-statics in the browser build. Emotion uses it only for `withTheme`,
 * which no remote uses, and it supports every old React.
 * @returns `target`, with the static properties of a function component
 */
export default function hoistStatics<Target extends object>(target: Target, source: unknown): Target {
  return typeof source === 'function' ? Object.assign(target, source) : target
}
