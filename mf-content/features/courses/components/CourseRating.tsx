import { css } from '@emotion/react'
import Star from 'lucide-react/icons/star'
import { textStyles } from '../../../components/text-styles.ts'
import { formatRating, formatReviewCount } from '../course-text.ts'
import type { Course } from '../courses.ts'
import { useWords } from '../words/translations.ts'

export function CourseRating({ course }: { readonly course: Pick<Course, 'rating' | 'reviews'> }) {
  const words = useWords()
  return (
    <p css={line}>
      <strong css={rating}>
        <Star aria-hidden size={18} css={[star, course.reviews > 0 ? filled : empty]} />
        {formatRating(course, words)}
      </strong>
      <span css={textStyles.soft}>{formatReviewCount(course.reviews, words)}</span>
    </p>
  )
}

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-2)' })
const rating = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  // A document that arrives slowly may end after the star for a moment.
  minHeight: 'calc(1em * var(--leading))',
})
const star = css({ flex: 'none' })
const filled = css({ fill: 'var(--color-marigold)' })
const empty = css({ color: 'var(--color-field-line)' })
