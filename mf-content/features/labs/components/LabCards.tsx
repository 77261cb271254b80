import { css } from '@emotion/react'
import { tabletQuery } from '@kutuhal/ui/breakpoints.ts'
import { cardStyle } from '@kutuhal/ui/card-style.ts'
import { Container } from '@kutuhal/ui/Container.tsx'
import { labSummaries } from '../lab-names.ts'
import { stretchedCardLinkStyles } from '../../../lists/components/card-link.ts'
import Atom from 'lucide-react/icons/atom'
import Bot from 'lucide-react/icons/bot'
import BrainCircuit from 'lucide-react/icons/brain-circuit'
import Drone from 'lucide-react/icons/drone'
import FlaskConical from 'lucide-react/icons/flask-conical'
import Presentation from 'lucide-react/icons/presentation'
import Printer from 'lucide-react/icons/printer'
import Shapes from 'lucide-react/icons/shapes'
import type { LucideIcon } from 'lucide-react'

/** One card per lab, with a link to the lab's section on the page. */
export function LabCards() {
  return (
    <Container css={frame}>
      <nav aria-label="The eight labs">
        <ul role="list" css={grid}>
          {labSummaries.map(({ id, name, teaser }) => {
            const Icon = labIcons[id]
            return (
              <li key={id} css={card}>
                {Icon && <Icon aria-hidden size={32} strokeWidth={1.6} css={sign} />}
                <a css={link} href={`#${id}`}>
                  {name}
                </a>
                <p css={teaserText}>{teaser}</p>
              </li>
            )
          })}
        </ul>
      </nav>
    </Container>
  )
}

// On wide screens the cards overlap the page's header.
const frame = css({
  position: 'relative',
  marginBlock: 'var(--space-5) var(--space-section)',
  [tabletQuery]: { marginTop: 'calc(-1 * var(--space-7))' },
})

const grid = css({
  display: 'grid',
  gap: 'var(--space-3)',
  // Show at most four columns, because eight cards would leave a gap in five or more.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(min(100%, 15rem), 21%), 1fr))',
})

const card = css(cardStyle, {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 'var(--space-3)',
  rowGap: 'var(--space-1)',
  alignContent: 'start',
  padding: 'var(--space-4)',
  transition: 'box-shadow var(--quick) var(--ease), transform var(--quick) var(--ease)',
  '&:hover, &:focus-within': { boxShadow: 'var(--shadow-print)', transform: 'translate(-2px, -2px)' },
  '&:active': { boxShadow: 'none', transform: 'none' },
})

const sign = css({ gridRow: '1 / span 2', color: 'var(--color-vermilion)' })

const link = css(stretchedCardLinkStyles, {
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-l)',
  fontWeight: 700,
  lineHeight: 'var(--leading-tight)',
  color: 'var(--color-ink)',
  textDecoration: 'none',
})

const teaserText = css({ color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)', lineHeight: 1.45 })

/** An icon for each lab, by its id. */
const labIcons: Readonly<Record<string, LucideIcon>> = {
  'ai-smart-lab': BrainCircuit,
  'robotics-lab': Bot,
  '3d-printer': Printer,
  'drone-lab': Drone,
  'science-circle': FlaskConical,
  'maths-circle': Shapes,
  'physics-lab': Atom,
  'interactive-panel': Presentation,
}
