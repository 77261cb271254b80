import { css } from '@emotion/react'
import { Container } from '@kutuhal/ui/Container.tsx'
import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'
import { publicFileUrl } from '../../../../asset.ts'
import { CourseCard } from '../../components/CourseCard.tsx'
import { OnlinePlatformTiers } from '../../components/OnlinePlatformTiers.tsx'
import { courses } from '../../courses.ts'
import { site, telephoneLink } from '@kutuhal/contract'
import { ArrowLink } from '@kutuhal/ui/ArrowLink.tsx'
import { tabletQuery } from '@kutuhal/ui/breakpoints.ts'
import { FullWidthSection } from '../../../../components/FullWidthSection.tsx'
import { SectionHeading } from '../../../../components/SectionHeading.tsx'

export function CoursesPage() {
  return (
    <>
      <PageHeader
        eyebrow="Courses"
        title="Weekend courses for curious hands"
        lead="Live, online and in small groups. Each part on the screen is followed by a longer one off it, and everybody finishes something that works."
        drawing={publicFileUrl('drawings/headers/courses')}
        ground="mint"
      />
      <Container css={list}>
        <ul role="list" css={grid}>
          {courses.map(course => (
            <li key={course.id}>
              <CourseCard course={course} />
            </li>
          ))}
        </ul>
      </Container>
      <BookingSteps />
      <OnlinePlatformTiers />
    </>
  )
}

const list = css({ paddingBlock: 'var(--space-6) var(--space-section)' })

const grid = css({
  display: 'grid',
  gap: 'var(--space-5)',
  // Show three columns even on upright tablets, because a single card in a row would leave a gap.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(12.5rem, 30%)), 1fr))',
})

/** The next steps after a parent has chosen a course. */
function BookingSteps() {
  return (
    <FullWidthSection tone="mint">
      <SectionHeading title="From choosing to the first lesson" />
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

const columns = css({
  display: 'grid',
  gap: 'var(--space-6)',
  [tabletQuery]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

const part = css({
  display: 'grid',
  gap: 'var(--space-2)',
  alignContent: 'start',
  paddingTop: 'var(--space-4)',
  borderTop: '4px solid var(--color-peacock)',
  '& [href^=tel]': { whiteSpace: 'nowrap' },
})
