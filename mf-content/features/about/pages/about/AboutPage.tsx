import { css } from '@emotion/react'
import { site } from '@kutuhal/contract'
import { ButtonLink, PageHeader } from '@kutuhal/ui'
import { desktopQuery, desktopWidth, tabletQuery } from '@kutuhal/ui/styles.ts'
import { publicFileUrl } from '../../../../asset.ts'
import { impactFigures } from '../../../../company/impact-figures.ts'
import { partners } from '../../../../company/partners.ts'
import { testimonials } from '../../../../company/testimonials.ts'
import { createDesktopColumns, createTabletColumns } from '../../../../components/column-styles.ts'
import { FullWidthSection } from '../../../../components/FullWidthSection.tsx'
import { Illustration } from '../../../../components/Illustration.tsx'
import { PartnerLogo } from '../../../../components/PartnerLogo.tsx'
import { TestimonialQuote } from '../../../../components/TestimonialQuote.tsx'
import { textStyles } from '../../../../components/text-styles.ts'
import { InstructorCard } from '../../../courses/components/InstructorCard.tsx'
import { instructors } from '../../../courses/instructors.ts'
import type { TitledTexts } from '../../../../text-types.ts'

export function AboutPage() {
  return (
    <>
      <PageHeader
        eyebrow="About us"
        title="It started with a sewing machine"
        lead="We are teachers, engineers and two carpenters from Ahmedabad who build labs with schools, because children understand what they have taken apart."
        drawing={publicFileUrl('drawings/headers/about')}
        ground="rose"
      />
      <CompanyStory />
      <MissionAndValues />
      <FullWidthSection tone="mint" title="Who teaches at weekends">
        <div css={instructorColumns}>
          {instructors.map(instructor => (
            <InstructorCard key={instructor.name} {...instructor} />
          ))}
        </div>
        <p css={work}>
          Looking for work? We list no vacancies here: write to{' '}
          <a href={`mailto:${site.email}?subject=Work`}>{site.email}</a> what you can do, and where.
        </p>
      </FullWidthSection>
      <ImpactFigures />
      <FullWidthSection title="What people say about us">
        <ul role="list" css={testimonialColumns}>
          {testimonials.map(testimonial => (
            <li key={testimonial.name} css={testimonialItem}>
              <TestimonialQuote {...testimonial} />
            </li>
          ))}
        </ul>
      </FullWidthSection>
      <Partners />
    </>
  )
}

const instructorColumns = createTabletColumns([1, 1, 1], 'var(--space-6)')

const work = css({ marginTop: 'var(--space-6)' })

const testimonialColumns = css({ columnGap: 'var(--space-7)', [tabletQuery]: { columnCount: 2 } })
const testimonialItem = css({ breakInside: 'avoid', paddingBottom: 'var(--space-6)' })

function CompanyStory() {
  return (
    <FullWidthSection>
      <div css={storyColumns}>
        <div css={story}>
          <h2>Our story</h2>
          <p css={opening}>
            In {site.founded} there were two kits, a borrowed drill and a rented room above a tailor’s shop in
            Ahmedabad.
          </p>
          <p>
            Schools were closed, and a dozen children of the neighbourhood had nothing to do. So they came
            upstairs, six at a time, and took things apart: a fan, a radio, the tailor’s old sewing machine.
            We had planned a lesson for each day and used none of them. The children’s own questions were
            better.
          </p>
          <p>
            When schools opened again, one head teacher asked whether the room could move to her. It did, on a
            handcart. That is still how a lab begins with us: somebody has children with questions, and we
            bring what is missing.
          </p>
          <p>
            We have grown since then, learned about invoices and insurance, and kept the sewing machine. It
            works.
          </p>
        </div>
        <Illustration
          css={storyPicture}
          drawing="about/story"
          alt="Hands with a screwdriver take an old sewing machine apart; its screws lie in a saucer"
          sizes={`(min-width: ${desktopWidth}) 32rem, 94vw`}
          loading="eager"
        />
      </div>
    </FullWidthSection>
  )
}

const storyColumns = createDesktopColumns([6, 5], 'var(--space-6) var(--space-8)', 'center')

const story = css({ display: 'grid', gap: 'var(--space-4)', maxWidth: 'var(--width-text)' })

const opening = css({
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-xl)',
  fontWeight: 700,
  lineHeight: 1.3,
  color: 'var(--color-vermilion)',
})

const storyPicture = css({ boxShadow: 'var(--shadow-print)' })

function MissionAndValues() {
  return (
    <FullWidthSection tone="sand">
      <div css={pair}>
        <div data-scheme="light" css={[panel, mission]}>
          <h2>Our mission</h2>
          <p>
            To put tools, materials and time into the hands of children, together with teachers who let them
            try, so that they learn science by finding things out.
          </p>
        </div>
        <div css={[panel, vision]}>
          <h2>Our vision</h2>
          <p>
            A country in which the nearest lab is never further away than the nearest cricket pitch, and in
            which it is ordinary for a girl from a village to repair the pump.
          </p>
        </div>
      </div>
      <h2 css={valuesTitle}>Our values</h2>
      <ol role="list" css={valueList}>
        {Object.entries(companyValues).map(([title, text], index) => (
          <li key={title} css={value}>
            <span css={textStyles.numeral} aria-hidden>
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </FullWidthSection>
  )
}

const pair = css({ display: 'grid', [desktopQuery]: { gridTemplateColumns: '7fr 5fr', alignItems: 'start' } })

const panel = css({
  display: 'grid',
  gap: 'var(--space-3)',
  padding: 'clamp(var(--space-5), 4vw, var(--space-7))',
  fontSize: 'var(--text-l)',
})

const mission = css({ background: 'var(--color-peacock)', color: 'var(--color-surface)' })

const vision = css({
  background: 'var(--color-call)',
  [desktopQuery]: { marginTop: 'var(--space-7)', marginLeft: 'calc(-1 * var(--space-5))' },
})

const valuesTitle = css({ margin: 'var(--space-8) 0 var(--space-4)' })

const valueList = css({ display: 'grid' })

const value = css({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  gap: 'var(--space-1) var(--space-4)',
  alignItems: 'baseline',
  paddingBlock: 'var(--space-4)',
  borderTop: '2px dotted var(--color-field-line)',
  '& > p': { gridColumn: 2 },
  [tabletQuery]: {
    gridTemplateColumns: '3rem minmax(0, 5fr) minmax(0, 8fr)',
    '& > p': { gridColumn: 3 },
  },
})

const companyValues: TitledTexts = {
  'Hands before slides': 'If a thing can be touched, it is touched first and explained afterwards.',
  'Failures go on record':
    'The failed run is written down with a guess at the reason. That is the part from which the next class learns.',
  'Whoever is at the back counts':
    'We plan a lesson for the child who cannot see the board, cannot pay or has never been asked. The others lose nothing.',
  'We stay, and then we leave':
    'Two years with a school, then its own teachers carry on. We count a lab as finished when it runs without us.',
  'As little data as possible':
    'We know how many children came and what they built. Names, marks and photographs stay with the school.',
}

const { students, schools, programs, satisfaction, lowIncome, founded } = impactFigures
const figures = [students, schools, lowIncome, programs, satisfaction, founded]

function ImpactFigures() {
  return (
    <FullWidthSection tone="ink" title="What has come of it">
      <dl css={figureColumns}>
        {figures.map(({ value, label, detail }) => (
          <div key={label} css={figure}>
            <dt css={figureName}>{label}</dt>
            <dd css={figureNumber}>{value}</dd>
            <dd css={textStyles.soft}>{detail}</dd>
          </div>
        ))}
      </dl>
    </FullWidthSection>
  )
}

const figureColumns = css(
  createTabletColumns([1, 1], 'var(--space-6)'),
  createDesktopColumns([1, 1, 1, 1], 'var(--space-6)'),
  {
    [desktopQuery]: {
      '& > div:nth-of-type(6)': { gridColumn: 'span 2' },
      '& > div:nth-of-type(1)': {
        gridColumn: 'span 2',
        '& dd:nth-of-type(1)': { fontSize: 'min(7rem, 11vw)' },
      },
    },
  },
)

const figure = css({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  paddingTop: 'var(--space-3)',
  borderTop: '1px solid var(--color-line)',
})

const figureName = css({ fontSize: 'var(--text-l)', fontWeight: 650 })

// Before its name only visually. Screen readers read the name first, as in the HTML.
const figureNumber = css({
  order: -1,
  alignSelf: 'end',
  color: 'var(--color-marigold)',
  fontFamily: 'var(--font-display)',
  fontSize: 'clamp(2.75rem, 4.5vw, 4rem)',
  fontWeight: 700,
  lineHeight: 1,
})

function Partners() {
  return (
    <FullWidthSection tone="marigold">
      <div css={partnersColumns}>
        <div css={words}>
          <h2>Partners</h2>
          <p css={textStyles.large}>
            We work with government departments, school boards, companies and their CSR teams, colleges, and
            many carpenters, in three initiatives.
          </p>
          <ButtonLink href="/contact">Become a Partner</ButtonLink>
        </div>
        <ul role="list" css={list}>
          {partners.map(partner => (
            <li key={partner.name} css={row}>
              <PartnerLogo css={logo} drawing={partner.image} sizes="7rem" />
              <div>
                <h3>{partner.name}</h3>
                <p>{partner.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </FullWidthSection>
  )
}

const partnersColumns = createDesktopColumns([5, 7], 'var(--space-7) var(--space-8)')

const words = css({ display: 'grid', gap: 'var(--space-4)', justifyItems: 'start', alignContent: 'start' })
const list = css({ display: 'grid', gap: 'var(--space-5)' })

const row = css({
  display: 'grid',
  gridTemplateColumns: 'min(7rem, 42vw - 2.4rem) minmax(0, 1fr)',
  gap: 'min(var(--space-5), 7vw)',
  alignItems: 'start',
})

const logo = css({ width: '100%', borderRadius: 'var(--radius-m)', background: 'var(--color-paper)' })
