export interface RefundRule {
  readonly notice: string
  readonly refund: string
}

/** A family's refund after a cancellation (product specification, point 9). */
export const refundRules: readonly RefundRule[] = [
  { notice: '14 or more days before the start', refund: 'Full refund' },
  { notice: '7 to 13 days before the start', refund: '50 percent' },
  { notice: 'Fewer than 7 days before the start', refund: 'No refund' },
]
