/**
 * In the place of the package hoist-non-react-statics in the browser build: emotion brings it for `withTheme`, which remotes may use and none
 * does. It tells apart components of every React there has been.
 * @returns `target`, with what else a component carries that is a function
 */
export default function hoistStatics<Target extends object>(target: Target, source: unknown): Target {
  return typeof source === 'function' ? Object.assign(target, source) : target
}
