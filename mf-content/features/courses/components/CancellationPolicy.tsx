import { css } from '@emotion/react'
import { inkBorder } from '@kutuhal/ui/ink-line.ts'
import { createBlockPrintStyle } from '@kutuhal/ui/on-paper.ts'
import { refundRules } from '../enrolment.ts'

/** How to book, and the refund after a cancellation (product specification, point 9). */
export function CancellationPolicy() {
  return (
    <div css={stack}>
      <h2 css={title}>Booking and cancellation</h2>
      <p>
        You can register online, by phone or in person. Full payment is required to secure a spot. If plans
        change, tell us as early as you can:
      </p>
      <table css={table}>
        <thead>
          <tr>
            <th scope="col">You cancel</th>
            <th scope="col">You get back</th>
          </tr>
        </thead>
        <tbody>
          {refundRules.map(({ notice, refund }) => (
            <tr key={notice}>
              <th scope="row">{notice}</th>
              <td>{refund}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const stack = css({ display: 'grid', gap: 'var(--space-4)' }, createBlockPrintStyle('var(--space-4)'))

const title = css({ fontSize: 'var(--text-xl)' })

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: 'var(--space-3) var(--space-2) var(--space-3) 0',
    borderBottom: '1px solid var(--color-line)',
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& thead th': { borderBottom: inkBorder, fontSize: 'var(--text-s)' },
  '& tbody th': { fontWeight: 400 },
  '& td': { fontWeight: 650, overflowWrap: 'break-word' },
})
