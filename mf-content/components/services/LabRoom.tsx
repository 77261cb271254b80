import { css } from '@emotion/react'
import { desk, tablet } from '@kutuhal/ui/breakpoints.ts'
import { labRoom, roomNeeds } from '../../labs/lab-room.ts'
import { Band } from '../Band.tsx'
import { BandHeading } from '../BandHeading.tsx'

/** What a school's room must have, and what it need not. */
export function LabRoom() {
  return (
    <Band id="room">
      <BandHeading {...labRoom} />
      <dl css={needs}>
        {roomNeeds.map(({ title, text }) => (
          <div key={title}>
            <dt css={need}>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}

const needs = css({
  display: 'grid',
  gap: 'var(--space-4) var(--space-6)',
  [tablet]: { gridTemplateColumns: '1fr 1fr' },
  [desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})

const need = css({ fontFamily: 'var(--font-display)', fontSize: 'var(--text-l)', fontWeight: 700 })
