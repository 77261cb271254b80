import { css } from '@emotion/react'
import { Container } from '@kutuhal/ui/Container.tsx'
import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'
import { asset } from '../../../../asset.ts'
import { BookingSteps } from '../../components/BookingSteps.tsx'
import { CourseCard } from '../../components/CourseCard.tsx'
import { PlatformTiers } from '../../components/PlatformTiers.tsx'
import { courses } from '../../courses.ts'

export function CoursesPage() {
  return (
    <>
      <PageHeader
        eyebrow="Courses"
        title="Weekend courses for curious hands"
        lead="Live, online and in small groups. Each part on the screen is followed by a longer one off it, and everybody finishes something that works."
        drawing={asset('drawings/headers/courses')}
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
      <PlatformTiers />
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
