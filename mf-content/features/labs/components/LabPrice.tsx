import { css } from '@emotion/react'
import { ArrowLink } from '@kutuhal/ui/ArrowLink.tsx'
import { createDesktopColumns, createTabletColumns } from '../../../components/column-styles.ts'
import { DefinitionList } from '../../../components/DefinitionList.tsx'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'
import { formatPrice } from '../../courses/course-text.ts'
import {
  costExample,
  costExampleText,
  costExampleTotal,
  labPriceIntroduction,
  priceDrivers,
} from '../school-program.ts'

const [purposeColumn, amountColumn] = costExampleText.columns

/**
 * What a lab costs: the price drivers and one public example. The price for a particular school is only in
 * the plan that the company makes for that school.
 */
export function LabPrice() {
  return (
    <FullWidthSection tone="marigold" id="price" {...labPriceIntroduction}>
      <div css={columns}>
        <DefinitionList entries={priceDrivers} list={drivers} />
        <div css={example}>
          <table css={table}>
            <caption css={caption}>{costExampleText.title}</caption>
            <thead>
              <tr>
                <th scope="col">{purposeColumn}</th>
                <th scope="col">{amountColumn}</th>
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
                <th scope="row">{costExampleText.sum}</th>
                <td>{formatPrice(costExampleTotal)}</td>
              </tr>
            </tbody>
          </table>
          <p>{costExampleText.note}</p>
          <ArrowLink href="/news/1">How the grant is divided</ArrowLink>
        </div>
      </div>
    </FullWidthSection>
  )
}

const columns = createDesktopColumns({
  columns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: 'var(--space-6) var(--space-8)',
  alignItems: 'start',
})

const drivers = createTabletColumns({ columns: '1fr 1fr', gap: 'var(--space-4) var(--space-6)' })

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
