import { css } from '@emotion/react'
import { tablet } from '@kutuhal/ui/breakpoints.ts'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'
import { SectionHeading } from '../../../components/SectionHeading.tsx'
import { InstructorCard } from '../../courses/components/InstructorCard.tsx'
import { instructors } from '../../courses/instructors.ts'

/** The instructors of the weekend courses. */
export function Instructors() {
  return (
    <FullWidthSection tone="mint">
      <SectionHeading title="Who teaches at weekends" />
      <div css={columns}>
        {instructors.map(instructor => (
          <InstructorCard key={instructor.name} instructor={instructor} />
        ))}
      </div>
    </FullWidthSection>
  )
}

const columns = css({
  display: 'grid',
  gap: 'var(--space-6)',
  [tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})
