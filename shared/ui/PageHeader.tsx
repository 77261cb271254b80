import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { whenAsked } from './asked-query.ts'
import { wideTabletWidth } from './styles/breakpoints.ts'
import { Container } from './Container.tsx'
import { eyebrowStyle } from './styles/eyebrow-style.ts'
import { Picture } from './Picture.tsx'

interface Props {
  /** Above everything, such as a LanguageSwitch. */
  readonly above?: ReactNode
  /** A word or two above the title, e.g. the page's section. */
  readonly eyebrow?: string
  readonly title: string
  readonly lead?: string
  /** Decorative, next to the title, 480 by 320 px, as `file` in Picture.tsx. */
  readonly drawing?: string
  readonly ground?: keyof typeof grounds
  /** Query parameters with which scripts leave out lead and drawing; styles do so until then. */
  readonly lowWhenAsked?: readonly string[]
  /** What follows is then in the first view. */
  readonly isLow?: boolean
  /** Below the lead, such as a button or a search box. */
  readonly children?: ReactNode
}

export function PageHeader({
  above,
  eyebrow,
  title,
  lead,
  drawing,
  ground = 'sand',
  isLow,
  lowWhenAsked = [],
  children,
}: Props) {
  return (
    <header
      css={[band, grounds[ground], (isLow || (!lead && !drawing)) && low, whenAsked(lowWhenAsked, onlyTitle)]}
    >
      <Container>
        {above}
        <div css={[columns, drawing !== undefined && besideDrawing]}>
          <div css={stack}>
            {eyebrow && <p css={eyebrowStyle}>{eyebrow}</p>}
            <h1>{title}</h1>
            {lead && <p css={leadText}>{lead}</p>}
            {children}
          </div>
          {drawing && (
            <Picture
              css={drawn}
              file={drawing}
              alt=""
              width={480}
              height={320}
              sizes={isLow ? LOW_WIDTH : SIZES}
            />
          )}
        </div>
      </Container>
    </header>
  )
}

const band = css({
  paddingBlock: 'clamp(var(--space-5), 3.5vw, var(--space-7))',
  borderBottom: '1px solid var(--color-line)',
})

const smallHeight = { paddingBlock: 'var(--space-5)', '& h1': { fontSize: 'var(--text-2xl)' } }

/** Also of a header with only a title: search results below it are in the first view. */
const low = css(smallHeight, { '& img': { width: 'auto', height: '7rem' } })
const LOW_WIDTH = '10.5rem'

const onlyTitle = {
  ...smallHeight,
  '& h1 + p': { display: 'none' },
  '& picture': { display: 'none' },
  '& > div > div': { gridTemplateColumns: 'none' },
}

const dotted = (color: string) => css({ background: `var(--kolam), var(--color-${color})` })

const grounds = {
  sand: dotted('sand'),
  marigold: dotted('marigold-pale'),
  mint: dotted('mint'),
  sky: dotted('sky'),
  rose: dotted('rose'),
}

const roomBeside = `(min-width: ${wideTabletWidth})`

const columns = css({ display: 'grid', gap: 'var(--space-5) var(--space-8)', alignItems: 'center' })

const besideDrawing = css({
  [`@media ${roomBeside}`]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    // The drawing that has yet to arrive is higher, and moves the text to its middle.
    '&:not(:has(img))': { visibility: 'hidden' },
  },
})

const stack = css({ display: 'grid', gap: 'var(--space-4)', justifyItems: 'start', maxWidth: '46rem' })

const leadText = css({ fontSize: 'var(--text-l)', color: 'var(--color-ink-soft)' })

const SIZES = `${roomBeside} min(40vw, 24rem), min(50vw, 15rem)`

// On a phone the drawing is small and below the text, so that the next section stays near.
const drawn = css({
  width: 'min(50%, 15rem)',
  [`@media ${roomBeside}`]: { width: '100%', maxWidth: '24rem', justifySelf: 'end' },
})
