import { css } from '@emotion/react'
import { ArrowLink } from '@kutuhal/ui/ArrowLink.tsx'
import { desk, tablet } from '@kutuhal/ui/breakpoints.ts'
import { formatPrice } from '../../courses/course-text.ts'
import { costExample, priceDrivers } from '../../labs/lab-price.ts'
import { Band } from '../Band.tsx'
import { BandHeading } from '../BandHeading.tsx'

const total = costExample.reduce((sum, { rupees }) => sum + rupees, 0)

/** What a lab costs: what the figure depends on, and one that is public. Its own figure a school finds in its plan. */
export function LabPrice() {
  return (
    <Band tone="marigold" id="price">
      <BandHeading
        title="What a lab costs, for each child in a year"
        lead="That is the figure in your plan, and five things decide it. The visit and the plan cost nothing, and you decide after you have read them."
      />
      <div css={columns}>
        <dl css={drivers}>
          {priceDrivers.map(({ title, text }) => (
            <div key={title}>
              <dt css={driver}>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div css={example}>
          <table css={table}>
            <caption css={caption}>An example: 25 elementary schools, two lab periods a week</caption>
            <thead>
              <tr>
                <th scope="col">For one child in a year</th>
                <th scope="col">About</th>
              </tr>
            </thead>
            <tbody>
              {costExample.map(({ purpose, rupees }) => (
                <tr key={purpose}>
                  <th scope="row">{purpose}</th>
                  <td>{formatPrice(rupees)}</td>
                </tr>
              ))}
              <tr css={sum}>
                <th scope="row">Together</th>
                <td>{formatPrice(total)}</td>
              </tr>
            </tbody>
          </table>
          <p>
            This one is paid for by a grant, and the schools are large. Yours may cost more or less; the plan
            says how much before you sign.
          </p>
          <ArrowLink href="/news/1">How the grant is divided</ArrowLink>
        </div>
      </div>
    </Band>
  )
}

const columns = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-8)',
  alignItems: 'start',
  [desk]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
})

const drivers = css({
  display: 'grid',
  gap: 'var(--space-4) var(--space-6)',
  [tablet]: { gridTemplateColumns: '1fr 1fr' },
})

const driver = css({ fontFamily: 'var(--font-display)', fontSize: 'var(--text-l)', fontWeight: 700 })

const example = css({
  display: 'grid',
  gap: 'var(--space-3)',
  padding: 'clamp(var(--space-4), 3vw, var(--space-5))',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface)',
})

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: 'var(--space-2) 0',
    borderBottom: '1px solid var(--color-line)',
    fontWeight: 'inherit',
    textAlign: 'left',
  },
  '& td, & thead th:last-of-type': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& thead th': { fontSize: 'var(--text-s)' },
})

const caption = css({ paddingBottom: 'var(--space-2)', fontWeight: 650, textAlign: 'left' })
const sum = css({ fontWeight: 700 })
