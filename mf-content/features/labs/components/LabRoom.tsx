import { css } from '@emotion/react'
import { desktopQuery, desktopWidth, tabletQuery } from '@kutuhal/ui/breakpoints.ts'
import { labRoomPlanDrawing } from '../exhibits.ts'
import { labRoomIntroduction, roomRequirements } from '../lab-room.ts'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'
import { SectionHeading } from '../../../components/SectionHeading.tsx'
import { Illustration } from '../../../components/Illustration.tsx'

/** What a school's room needs and does not need, next to a plan of such a room. */
export function LabRoom() {
  return (
    <FullWidthSection id="room">
      <div css={columns}>
        <div>
          <SectionHeading {...labRoomIntroduction} />
          <dl css={needs}>
            {roomRequirements.map(({ title, text }) => (
              <div key={title}>
                <dt css={need}>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Illustration drawing={labRoomPlanDrawing.drawing} alt={labRoomPlanDrawing.alt} sizes={SIZES} />
      </div>
    </FullWidthSection>
  )
}

const SIZES = `(min-width: ${desktopWidth}) 34rem, 94vw`

const columns = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-7)',
  alignItems: 'center',
  [desktopQuery]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
})

const needs = css({
  display: 'grid',
  gap: 'var(--space-4) var(--space-5)',
  [tabletQuery]: { gridTemplateColumns: '1fr 1fr' },
})

const need = css({ fontFamily: 'var(--font-display)', fontSize: 'var(--text-l)', fontWeight: 700 })
