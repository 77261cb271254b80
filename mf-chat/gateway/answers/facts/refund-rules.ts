import type { SiteDocument } from '../documents.ts'

/** What a family gets back when it cancels so many days before the start. */
export interface RefundRule {
  readonly fromDays: number
  /** Up to and with; no end for the earliest. */
  readonly toDays: number
  /** Out of 100. */
  readonly percent: number
}

/**
 * The rules out of a table such as “14 or more days …: Full refund”.
 * @returns none where the pages have no such table, or one that cannot be read for certain
 */
export function refundRulesIn(documents: readonly SiteDocument[]): readonly RefundRule[] {
  for (const { sections } of documents) {
    for (const { text } of sections) {
      const rules = text.split('\n').flatMap(ruleIn)
      if (rules.length >= 2) return rules
    }
  }
  return []
}

function ruleIn(line: string): readonly RefundRule[] {
  const [, notice = '', refund = ''] = /^(.*days?.*): (.*)$/i.exec(line) ?? []
  const [first, second] = (notice.match(/\d+/g) ?? []).map(Number)
  const percent = /^full refund/i.test(refund)
    ? 100
    : /^no refund/i.test(refund)
      ? 0
      : Number(/^(\d+) percent/.exec(refund)?.[1])
  if (first === undefined || Number.isNaN(percent)) return []
  if (/or more/.test(notice)) return [{ fromDays: first, toDays: Infinity, percent }]
  if (/fewer than/i.test(notice)) return [{ fromDays: 0, toDays: first - 1, percent }]
  return second === undefined ? [] : [{ fromDays: first, toDays: second, percent }]
}
