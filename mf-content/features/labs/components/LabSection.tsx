import { css } from '@emotion/react'
import { desktopWidth, tabletQuery, tabletWidth } from '@kutuhal/ui/breakpoints.ts'
import { VisuallyHidden } from '@kutuhal/ui/VisuallyHidden.tsx'
import { createTabletColumns } from '../../../components/column-styles.ts'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'
import { Illustration } from '../../../components/Illustration.tsx'
import type { Lab } from '../labs.ts'

interface Props {
  readonly lab: Lab
  /** The section's number, from 0. Background and picture side alternate by this number. */
  readonly number: number
}

/** The section about one lab, with the lab's anchor. The list of what is in the room is closed at first. */
export function LabSection({ lab, number }: Props) {
  return (
    <FullWidthSection id={lab.id} tone={number % 2 === 0 ? 'sand' : 'paper'} css={section}>
      <div css={[columns, number % 2 === 1 && pictureFirst]}>
        <div css={words}>
          <h2>{lab.name}</h2>
          <p css={ages}>{lab.ages}</p>
          <p>{lab.work}</p>
          <details css={room}>
            <summary>
              <h3 css={roomTitle}>
                In the room<VisuallyHidden>: {lab.name}</VisuallyHidden>
              </h3>
            </summary>
            <ul css={things}>
              {lab.room.map(thing => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </details>
          <p css={outcome}>
            <strong css={caption}>What comes out</strong>
            {lab.outcome}
          </p>
        </div>
        <Illustration css={picture} drawing={`labs/${lab.id}`} alt={lab.pictureAlt} sizes={SIZES} />
      </div>
    </FullWidthSection>
  )
}

const SIZES = `(min-width: ${desktopWidth}) 34rem, (min-width: ${tabletWidth}) 42vw, 94vw`

// Use less space than in other sections, because eight lab sections follow each other.
const section = css({ paddingBlock: 'clamp(2.5rem, 4.5vw, 4rem)' })

const columns = createTabletColumns(
  [6, 5],
  'var(--space-5) clamp(var(--space-5), 5vw, var(--space-8))',
  'center',
)

// Move the picture to the front only visually: in the HTML, the lab's name comes before the picture for
// screen readers.
const picture = css({ order: -1, [tabletQuery]: { order: 0 } })

const pictureFirst = css({
  [tabletQuery]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', '& img': { order: -1 } },
})

const words = css({ display: 'grid', gap: 'var(--space-3)' })

const ages = css({ color: 'var(--color-peacock-dark)', fontWeight: 650 })

const room = css({
  '& > summary': { width: 'fit-content', paddingBlock: 'var(--space-1)', cursor: 'pointer' },
  '& > summary::marker': { color: 'var(--color-vermilion)' },
})

const roomTitle = css({ display: 'inline', fontSize: 'var(--text-l)' })

const things = css({
  display: 'grid',
  gap: 'var(--space-2)',
  paddingTop: 'var(--space-2)',
  paddingLeft: 'var(--space-4)',
  '& li::marker': { content: '"•  "', color: 'var(--color-vermilion)' },
})

const outcome = css({
  padding: 'var(--space-3) var(--space-4)',
  borderLeft: '6px solid var(--color-marigold)',
  background: 'var(--color-surface)',
})

const caption = css({ display: 'block', fontSize: 'var(--text-s)', color: 'var(--color-vermilion)' })
