import { CourseDetail } from '../../components/CourseDetail.tsx'
import { findCourse } from '../../courses.ts'
import { courseOutlines } from '../../course-outlines.ts'
import { css } from '@emotion/react'
import { tabletQuery } from '@kutuhal/ui/breakpoints.ts'
import { Container } from '@kutuhal/ui/Container.tsx'
import { NoResultsPicture } from '../../../../lists/components/NoResultsPicture.tsx'
import { GoBackButton } from '../../components/GoBackButton.tsx'

export interface CoursePageData {
  /** The id in the address, which may belong to no course. */
  readonly id: string
}

interface Props {
  readonly data: CoursePageData
}

export function CoursePage({ data }: Props) {
  const course = findCourse(data.id)
  const outline = courseOutlines[data.id]
  return course && outline ? <CourseDetail course={course} outline={outline} /> : <CourseNotFound />
}

/** Shown for an unknown course id (product specification, point 8). */
function CourseNotFound() {
  return (
    <Container css={layout}>
      <div css={stack}>
        <h1>Course Not Found</h1>
        <p css={text}>
          We do not offer a course under this address. Perhaps it has ended, or a letter got lost on the way
          here. All current ones are on the <a href="/courses">courses page</a>.
        </p>
        <GoBackButton otherwise="/courses" />
      </div>
      <NoResultsPicture />
    </Container>
  )
}

const layout = css({
  display: 'grid',
  gap: 'var(--space-6)',
  alignItems: 'center',
  minHeight: '60vh',
  paddingBlock: 'var(--space-section)',
  [tabletQuery]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
})

const stack = css({ display: 'grid', gap: 'var(--space-4)', justifyItems: 'start' })

const text = css({ maxWidth: 'var(--width-text)', fontSize: 'var(--text-l)' })
