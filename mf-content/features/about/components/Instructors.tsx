import { css } from '@emotion/react'
import { tablet } from '@kutuhal/ui/breakpoints.ts'
import { Band } from '../../../components/Band.tsx'
import { BandHeading } from '../../../components/BandHeading.tsx'
import { InstructorCard } from '../../courses/components/InstructorCard.tsx'
import { instructors } from '../../courses/instructors.ts'

/** The instructors of the weekend courses. */
export function Instructors() {
  return (
    <Band tone="mint">
      <BandHeading title="Who teaches at weekends" />
      <div css={columns}>
        {instructors.map(instructor => (
          <InstructorCard key={instructor.name} instructor={instructor} />
        ))}
      </div>
    </Band>
  )
}

const columns = css({
  display: 'grid',
  gap: 'var(--space-6)',
  [tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})
