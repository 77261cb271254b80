/**
 * How a host hands its own packages to containers: webpack's share scope, by name and version. Any host that keeps to it can load
 * a container, and any container that keeps to it runs in the shell.
 */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedPackage>>>>

export interface SharedPackage {
  /** Gives a function that gives the package. */
  get(): Factory | Promise<Factory>
  /** Who brings it. */
  readonly from?: string
  /** It is here already: no other version may take its place. */
  readonly loaded?: boolean
}

type Factory = () => unknown

/**
 * What a container wants of a package: this version or a later one that breaks nothing, as npm reads it. While a new first number comes,
 * two of them: `^19.0.0 || ^20.0.0`.
 */
export type CaretRange = `^${string}`

/** @param version three numbers; what stands behind them does not count */
export function isInRange(version: string, range: CaretRange): boolean {
  return range.split('||').some(each => isInCaret(version, each))
}

function isInCaret(version: string, range: string): boolean {
  const wanted = numbersIn(range)
  const brought = numbersIn(version)
  // Up to the first number that is not 0 all must be the same; behind it, later ones are as good.
  const fixed = wanted.findIndex((number, index) => number > 0 || index === 2)
  const differs = wanted.findIndex((number, index) => number !== brought[index])
  return differs === -1 || (differs > fixed && (brought[differs] ?? 0) > (wanted[differs] ?? 0))
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).slice(0, 3).map(Number)
