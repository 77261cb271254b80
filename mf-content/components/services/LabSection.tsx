import { css } from '@emotion/react'
import { desk, deskWidth } from '@kutuhal/ui/breakpoints.ts'
import type { Lab } from '../../labs/labs.ts'
import { Band } from '../Band.tsx'
import { Illustration } from '../Illustration.tsx'

interface Props {
  readonly lab: Lab
  /** From 1: decides the ground, and on which side the picture stands. */
  readonly number: number
}

/** All about one lab, under its anchor. */
export function LabSection({ lab, number }: Props) {
  return (
    <Band id={lab.id} tone={number % 2 === 0 ? 'sand' : 'paper'}>
      <div css={[columns, number % 2 === 1 && pictureFirst]}>
        <div css={words}>
          <p css={numeral} aria-hidden>
            {number}
          </p>
          <h2>{lab.name}</h2>
          <p css={ages}>{lab.ages}</p>
          <p>{lab.work}</p>
          <h3 css={roomTitle}>In the room</h3>
          <ul css={room}>
            {lab.room.map(thing => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
        <div css={side}>
          <Illustration drawing={`labs/${lab.id}`} alt={lab.pictureAlt} sizes={SIZES} />
          <p css={outcome}>
            <strong css={caption}>What comes out</strong>
            {lab.outcome}
          </p>
        </div>
      </div>
    </Band>
  )
}

const SIZES = `(min-width: ${deskWidth}) 40rem, 94vw`

const columns = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-8)',
  alignItems: 'start',
  [desk]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
})

// For the eye only: whoever listens hears the name of the lab first.
const pictureFirst = css({
  [desk]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', '& > div:nth-of-type(2)': { order: -1 } },
})

const side = css({ display: 'grid', gap: 'var(--space-5)' })

const words = css({ position: 'relative', display: 'grid', gap: 'var(--space-3)' })

const numeral = css({
  color: 'var(--color-marigold)',
  fontFamily: 'var(--font-display)',
  fontSize: 'clamp(4rem, 8vw, 7rem)',
  fontWeight: 800,
  lineHeight: 0.75,
})

const ages = css({ color: 'var(--color-peacock-dark)', fontWeight: 650 })

const roomTitle = css({ marginTop: 'var(--space-3)', fontSize: 'var(--text-l)' })

const room = css({
  display: 'grid',
  gap: 'var(--space-2)',
  paddingLeft: 'var(--space-4)',
  '& li::marker': { content: '"•  "', color: 'var(--color-vermilion)' },
})

const outcome = css({
  // As wide as the picture above.
  maxWidth: 'none',
  padding: 'var(--space-4) var(--space-5)',
  borderLeft: '6px solid var(--color-marigold)',
  background: 'var(--color-surface)',
  fontSize: 'var(--text-l)',
})

const caption = css({ display: 'block', fontSize: 'var(--text-s)', color: 'var(--color-vermilion)' })
