import { css } from '@emotion/react'
import { Container, PageHeader, VisuallyHidden } from '@kutuhal/ui'
import { buttonStyles, cardStyle, desktopWidth, tabletQuery, tabletWidth } from '@kutuhal/ui/styles.ts'
import type { LucideIcon } from 'lucide-react'
import Atom from 'lucide-react/icons/atom'
import Bot from 'lucide-react/icons/bot'
import BrainCircuit from 'lucide-react/icons/brain-circuit'
import Drone from 'lucide-react/icons/drone'
import FlaskConical from 'lucide-react/icons/flask-conical'
import Presentation from 'lucide-react/icons/presentation'
import Printer from 'lucide-react/icons/printer'
import Shapes from 'lucide-react/icons/shapes'
import { publicFileUrl } from '../../../../asset.ts'
import { testimonialsByPerson } from '../../../../company/testimonials.ts'
import { createTabletColumns } from '../../../../components/column-styles.ts'
import { FullWidthSection } from '../../../../components/FullWidthSection.tsx'
import { Illustration } from '../../../../components/Illustration.tsx'
import { LabTestimonials } from '../../../../components/LabTestimonials.tsx'
import { stretchedCardLinkStyles } from '../../../../lists/components/card-link.ts'
import { InclusivePrograms } from '../../components/InclusivePrograms.tsx'
import { LabPrice, LabRoom, SchoolPrograms } from '../../components/SchoolPrograms.tsx'
import { labSummaries } from '../../lab-names.ts'
import { labs, type Lab } from '../../labs.ts'

export function ServicesPage() {
  return (
    <>
      <PageHeader
        eyebrow="Services"
        title="Eight labs, and the people who make them work"
        lead="How a programme with your school goes, what drives its price, and what children do in each of the eight labs."
        drawing={publicFileUrl('drawings/headers/services')}
      >
        <ServicesIndex />
        <div css={roomForCards} />
      </PageHeader>
      <LabCards />
      <SchoolPrograms />
      <LabRoom />
      <LabPrice />
      <LabTestimonials
        id="proof"
        title="Labs at work"
        lead="Ask the teachers and pupils of a lab what we should have told you. Visits are on school days, by appointment."
        testimonials={[testimonialsByPerson.principal, testimonialsByPerson.teacher]}
      />
      {labs.map((lab, index) => (
        <LabSection key={lab.id} lab={lab} number={index} />
      ))}
      <InclusivePrograms />
    </>
  )
}

const roomForCards = css({ [tabletQuery]: { height: 'var(--space-5)' } })

const parts = [
  { id: 'school-programs', name: 'How a programme goes' },
  { id: 'room', name: 'What the room needs' },
  { id: 'price', name: 'What drives the price' },
  { id: 'proof', name: 'Labs at work' },
  { id: 'inclusive-programs', name: 'Inclusive programmes' },
] as const

/** For visitors with a single question. */
function ServicesIndex() {
  return (
    <nav aria-label="On this page" css={index}>
      <ul role="list" css={list}>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} css={[buttonStyles.secondary, part]}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const index = css({ width: '100%' })

// Columns of one width: a row must not break elsewhere when the typefaces arrive.
const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11.25rem), 1fr))',
  gap: 'var(--space-2)',
})

const part = css({ width: '100%', paddingInline: 'var(--space-2)', fontSize: 'var(--text-s)' })

function LabCards() {
  return (
    <Container css={frame}>
      <nav aria-label="The eight labs">
        <ul role="list" css={cardGrid}>
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

const cardGrid = css({
  display: 'grid',
  gap: 'var(--space-3)',
  // Eight cards would leave a gap in five or more columns.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(100%, 15rem), 21%), 1fr))',
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

interface LabSectionProps {
  readonly lab: Lab
  /** From 0. Background and picture side alternate by it. */
  readonly number: number
}

/** The list of what is in the room is closed at first. */
function LabSection({ lab, number }: LabSectionProps) {
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
        <Illustration css={picture} drawing={`labs/${lab.id}`} alt={lab.alt} sizes={SIZES} />
      </div>
    </FullWidthSection>
  )
}

const SIZES = `(min-width: ${desktopWidth}) 34rem, (min-width: ${tabletWidth}) 42vw, 94vw`

// Less than in other sections, because eight follow each other.
const section = css({ paddingBlock: 'clamp(2.5rem, 4.5vw, 4rem)' })

const columns = createTabletColumns(
  [6, 5],
  'var(--space-5) clamp(var(--space-5), 5vw, var(--space-8))',
  'center',
)

// Only visually: in the HTML, the lab's name comes first, for screen readers.
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
