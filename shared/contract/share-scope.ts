/**
 * How a host shares its packages with containers: webpack's share scope, by package name and version. Hosts
 * and containers of other builds that use this format work together with ours.
 */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedPackage>>>>

export interface SharedPackage {
  /** Loads the package. @returns a function that returns the package's exports */
  get(): Factory | Promise<Factory>
  /** The build that provides the package. */
  readonly from?: string
  /** It runs already, so no other version may replace it. */
  readonly loaded?: boolean
}

type Factory = () => unknown

/**
 * The versions of a package that a container accepts: an npm caret range. While a new major version is
 * introduced, the range has two parts: `^19.0.0 || ^20.0.0`.
 */
export type CaretRange = `^${string}`

/** @param version three numbers; a suffix is ignored */
export function isInRange(version: string, range: CaretRange): boolean {
  return range.split('||').some(each => isInCaret(version, each))
}

function isInCaret(version: string, range: string): boolean {
  const wanted = numbersIn(range)
  const brought = numbersIn(version)
  // As in npm: all numbers up to the first one that is not 0 must be equal.
  const fixed = wanted.findIndex((number, index) => number > 0 || index === 2)
  const differs = wanted.findIndex((number, index) => number !== brought[index])
  return differs === -1 || (differs > fixed && (brought[differs] ?? 0) > (wanted[differs] ?? 0))
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).slice(0, 3).map(Number)
