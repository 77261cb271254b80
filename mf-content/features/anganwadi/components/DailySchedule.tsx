import { css } from '@emotion/react'
import { tabletQuery } from '@kutuhal/ui/breakpoints.ts'
import { dailySchedule } from '../anganwadi.ts'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'
import { SectionHeading } from '../../../components/SectionHeading.tsx'

/** A morning, hour by hour, along a line of dots. */
export function DailySchedule() {
  return (
    <FullWidthSection>
      <SectionHeading
        title="A day in a centre"
        lead="Two hundred such mornings make a year. The order stays; the questions change."
      />
      <ol role="list" css={line}>
        {dailySchedule.map(({ time, title, text }) => (
          <li key={time} css={hour}>
            <p css={clock}>{time}</p>
            <div>
              <h3 css={name}>{title}</h3>
              <p css={soft}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </FullWidthSection>
  )
}

const line = css({ display: 'grid', maxWidth: '48rem', [tabletQuery]: { marginLeft: '12%' } })

const hour = css({
  position: 'relative',
  display: 'grid',
  '--clock': 'min(3.75rem, 30vw)',
  gridTemplateColumns: 'var(--clock) minmax(0, 1fr)',
  // The gap shrinks on a phone with large letters, which leave little space.
  gap: 'min(var(--space-6), 9vw)',
  paddingBottom: 'var(--space-5)',
  // Each hour has a dot, drawn like a bead on a thread.
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 'calc(var(--clock) + min(0.65rem, 2vw))',
    top: '0.45rem',
    width: 'min(0.9rem, 4.5vw)',
    height: 'min(0.9rem, 4.5vw)',
    borderRadius: '50%',
    background: 'var(--color-vermilion)',
    boxShadow: '0 0 0 4px var(--color-paper)',
    zIndex: 1,
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 'calc(var(--clock) + min(1.1rem, 4.25vw) - 1px)',
    top: '0.9rem',
    bottom: '-0.9rem',
    borderLeft: '2px dotted var(--color-field-line)',
  },
})

const clock = css({
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-l)',
  fontWeight: 700,
  textAlign: 'right',
})

const name = css({ fontSize: 'var(--text-xl)' })
const soft = css({ color: 'var(--color-ink-soft)' })
