import { css } from '@emotion/react'
import { ArrowLink } from '@kutuhal/ui/ArrowLink.tsx'
import { desktopQuery } from '@kutuhal/ui/breakpoints.ts'
import { arariaLabSchedule } from '../flagship-labs.ts'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'

/** The community lab in Araria: its room and weekly schedule. */
export function ArariaLab() {
  return (
    <FullWidthSection tone="sky" id="araria">
      <div css={columns}>
        <div css={words}>
          <p css={place}>Araria, Bihar · since January 2025</p>
          <h2>The community lab that began on borrowed tables</h2>
          <p>
            Six government schools within eight kilometres share two rooms in a middle school. The district
            administration gave the rooms and the wiring; we brought ten laptops, twelve robotics kits and a
            camera corner. Nine teachers run it, and one of our trainers comes every month.
          </p>
          <p>
            The pupils chose the first project: an alarm for the nights on which the Panar rises. It is a
            bottle in a drain pipe, a switch and a buzzer, and it rings at exactly 20 centimetres.
          </p>
          <p>
            The current drops every morning at half past ten, so reading the meter is on the class rota,
            between sweeping and the bell.
          </p>
          <ArrowLink href="/news/4">The story of the opening</ArrowLink>
        </div>
        <div css={sheet}>
          <table css={table}>
            <caption css={caption}>The week in Araria, each day from 10 to 3</caption>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">School and project</th>
              </tr>
            </thead>
            <tbody>
              {arariaLabSchedule.map(({ day, school, project }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>
                    <strong>{school}</strong>
                    <br />
                    {project}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </FullWidthSection>
  )
}

const columns = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-7)',
  alignItems: 'start',
  [desktopQuery]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
})

const words = css({ display: 'grid', gap: 'var(--space-4)' })
const place = css({ color: 'var(--color-indigo)', fontWeight: 700 })

// At twice the letter size, the table of the week is wider than a phone and scrolls. The padding leaves room
// for the table's shadow.
const sheet = css({
  overflowX: 'auto',
  overflowWrap: 'break-word',
  marginRight: '-0.3rem',
  padding: '0 0.3rem 0.3rem 0',
})

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  background: 'var(--color-surface)',
  boxShadow: 'var(--shadow-print)',
  '& th, & td': {
    padding: 'var(--space-3) min(var(--space-3), 3vw)',
    borderBottom: '1px solid var(--color-line)',
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& thead th': { background: 'var(--color-sand)', fontSize: 'var(--text-s)' },
})

const caption = css({ paddingBottom: 'var(--space-3)', fontWeight: 650, textAlign: 'left' })
