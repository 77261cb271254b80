/** From, and up to and with. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** The first two numbers of e.g. “Grades 3 to 5”. */
export function rangeIn(text: string | undefined): Range | undefined {
  const [from, to = from] = (text?.match(/\d+/g) ?? []).map(Number)
  return from === undefined || to === undefined ? undefined : { from, to }
}

export const isWithin = (value: number, range: Range | undefined): boolean =>
  range !== undefined && value >= range.from && value <= range.to
