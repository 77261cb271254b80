import { css } from '@emotion/react'
import { Button, Container } from '@kutuhal/ui'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { createTabletColumns } from '../../../../components/column-styles.ts'
import { NoResultsPicture } from '../../../../lists/components/NoResultsPicture.tsx'
import { CourseDetail } from '../../components/CourseDetail.tsx'
import { describeCourse, type CourseDescription } from '../../course-outlines.ts'
import { WordsContext } from '../../words/translations.ts'

export interface CoursePageData {
  /** The one in the address may belong to no course. */
  readonly id: string
  readonly translation?: CourseDescription | undefined
}

export const findCourse = ({ id, translation }: CoursePageData) => translation ?? describeCourse(id)

export function CoursePage({ data }: { readonly data: CoursePageData }) {
  const found = findCourse(data)
  if (!found) return <CourseNotFound />
  return (
    <WordsContext value={found.words}>
      <CourseDetail {...found} />
    </WordsContext>
  )
}

/** Product specification, point 8. */
function CourseNotFound() {
  return (
    <Container css={layout}>
      <div css={stack}>
        <h1>Course Not Found</h1>
        <p css={text}>
          We do not offer a course under this address. Perhaps it has ended, or a letter got lost on the way
          here. All current ones are on the <a href="/courses">courses page</a>.
        </p>
        <Button onClick={goBack}>
          <ArrowLeft aria-hidden size={18} />
          Go Back
        </Button>
      </div>
      <NoResultsPicture />
    </Container>
  )
}

const layout = css(createTabletColumns([7, 5], 'var(--space-6)', 'center'), {
  minHeight: '60vh',
  paddingBlock: 'var(--space-section)',
})

const stack = css({ display: 'grid', gap: 'var(--space-4)', justifyItems: 'start' })

const text = css({ maxWidth: 'var(--width-text)', fontSize: 'var(--text-l)' })

/** Opens the list of courses if the tab has no previous page. */
function goBack() {
  // Without the Navigation API, the browser does not reveal to which site a previous page belongs.
  const hasPageBefore = 'navigation' in window ? window.navigation.canGoBack : history.length > 1
  if (hasPageBefore) window.history.back()
  else window.location.assign('/courses')
}
