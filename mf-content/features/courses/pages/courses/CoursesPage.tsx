import { css } from '@emotion/react'
import { site, telephoneLink } from '@kutuhal/contract'
import { ArrowLink } from '@kutuhal/ui/ArrowLink.tsx'
import { Container } from '@kutuhal/ui/Container.tsx'
import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'
import { publicFileUrl } from '../../../../asset.ts'
import { createTabletColumns } from '../../../../components/column-styles.ts'
import { FullWidthSection } from '../../../../components/FullWidthSection.tsx'
import { CourseCard } from '../../components/CourseCard.tsx'
import { courses } from '../../courses.ts'

export function CoursesPage() {
  return (
    <>
      <PageHeader
        eyebrow="Courses"
        title="Weekend courses for curious hands"
        lead="Live, online and in small groups. Each part on the screen is followed by a longer one off it, and everybody finishes something that works."
        drawing={publicFileUrl('drawings/headers/courses')}
        ground="mint"
        isLow
      />
      <Container css={list}>
        <ul role="list" css={grid}>
          {courses.map(course => (
            <li key={course.id}>
              <CourseCard {...course} />
            </li>
          ))}
        </ul>
      </Container>
      <BookingSteps />
      <OnlinePlatformTiers />
    </>
  )
}

const list = css({ paddingBlock: 'var(--space-5) var(--space-section)' })

// Not auto-fit: a card would be as wide as the page until the next one arrives.
const grid = css({
  display: 'grid',
  gap: 'var(--space-5)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(20rem, 30%)), 1fr))',
})

function BookingSteps() {
  return (
    <FullWidthSection tone="mint" title="From choosing to the first lesson">
      <div css={columns}>
        <div css={part}>
          <h3>Booking</h3>
          <p>
            Online, which means an e-mail to <a href={`mailto:${site.email}`}>{site.email}</a>, by phone at{' '}
            <a href={telephoneLink}>{site.phone}</a>, or in person in Ahmedabad. A spot is yours when the full
            payment is there. Batches start on the first weekend of each month.
          </p>
        </div>
        <div css={part}>
          <h3>A batch is full?</h3>
          <p>
            We keep groups small and open another one when enough families wait. Until then places are given
            in the order in which families reach us.
          </p>
          <ArrowLink href="/waitlist">How the waitlist works</ArrowLink>
        </div>
      </div>
    </FullWidthSection>
  )
}

const columns = createTabletColumns([1, 1], 'var(--space-6)')

const part = css({
  display: 'grid',
  gap: 'var(--space-2)',
  alignContent: 'start',
  paddingTop: 'var(--space-4)',
  borderTop: '4px solid var(--color-peacock)',
  '& [href^=tel]': { whiteSpace: 'nowrap' },
})

/** As in features/news/content/3.html. */
const tiers = ['Basic', 'Premium', 'Complete'] as const

const tierParts = [
  { part: 'Recorded lessons and practice sheets', from: 'Basic' },
  { part: 'One live class a week', from: 'Premium' },
  { part: 'Doubt hour on Wednesdays', from: 'Premium' },
  { part: 'Kit of parts sent by post', from: 'Complete' },
  { part: 'A mentor who reviews each project', from: 'Complete' },
] as const

function OnlinePlatformTiers() {
  return (
    <FullWidthSection
      tone="sky"
      title="More than one course? The online platform"
      lead="Lessons for Classes 3 to 12 at home, month by month, in English, Hindi and Gujarati."
    >
      <div css={frame}>
        <table css={table}>
          <caption css={caption}>What each tier includes</caption>
          <thead>
            <tr>
              <td />
              {tiers.map(tier => (
                <th key={tier} scope="col">
                  {tier}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tierParts.map(({ part, from }) => (
              <tr key={part}>
                <th scope="row">{part}</th>
                {tiers.map((tier, index) => (
                  <td key={tier}>{index >= tiers.indexOf(from) ? 'Yes' : 'No'}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">Price</th>
              <td colSpan={3}>
                on request, by class and month: <a href={telephoneLink}>{site.phone}</a>
              </td>
            </tr>
          </tbody>
        </table>
      </div>
      <ArrowLink href="/news/3">How the platform came to be</ArrowLink>
    </FullWidthSection>
  )
}

// With letters of twice the size a phone has no room for four columns, so the table scrolls.
const frame = css({ marginBottom: 'var(--space-5)', maxWidth: '48rem', overflowX: 'auto' })

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: 'var(--space-2)',
    borderTop: '1px solid var(--color-line)',
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& thead th': { fontFamily: 'var(--font-display)', fontSize: 'var(--text-l)' },
  '& tbody th': { fontWeight: 500 },
  // At 320 px, three columns of one word each then fit next to the names.
  '@media (max-width: 30rem)': {
    fontSize: 'var(--text-s)',
    '& th, & td': { paddingInline: 'var(--space-1)' },
    '& thead th': { fontSize: 'var(--text-s)' },
  },
})

const caption = css({ paddingBottom: 'var(--space-2)', textAlign: 'left', fontWeight: 650 })
