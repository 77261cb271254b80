import { css } from '@emotion/react'
import { ArrowLink, ButtonLink } from '@kutuhal/ui'
import { desktopQuery, tabletWidth } from '@kutuhal/ui/styles.ts'
import { publicFileUrl } from '../../../../asset.ts'
import { audiences } from '../../../../company/audiences.data.ts'
import { partners } from '../../../../company/partners.ts'
import { testimonialsByPerson } from '../../../../company/testimonials.ts'
import { createDesktopColumns, createTabletColumns } from '../../../../components/column-styles.ts'
import { FullWidthSection, SectionHeading } from '../../../../components/FullWidthSection.tsx'
import { Illustration } from '../../../../components/Illustration.tsx'
import { LabTestimonials } from '../../../../components/LabTestimonials.tsx'
import { PartnerLogo } from '../../../../components/PartnerLogo.tsx'
import { textStyles } from '../../../../components/text-styles.ts'
import { NextBatchStart } from '../../../courses/components/NextBatchStart.tsx'
import type { Article } from '../../../news/articles.ts'
import { NewsCard } from '../../../news/components/NewsCard.tsx'
import { Hero } from '../../components/Hero.tsx'
import { ReachAndLabs } from '../../components/ReachAndLabs.tsx'

export interface HomePageData {
  readonly featured: readonly Article[]
}

export function HomePage({ data }: { readonly data: HomePageData }) {
  return (
    <>
      <Hero />
      <Audiences />
      <ReachAndLabs />
      <Collaborations />
      <LabTestimonials
        tone="rose"
        title="What schools and parents say"
        testimonials={[testimonialsByPerson.principal, testimonialsByPerson.parent]}
      />
      <Trainings />
      <MazeTeaser />
      <FeaturedNews {...data} />
    </>
  )
}

function Audiences() {
  return (
    <FullWidthSection tone="sky" aria-label="Where to start">
      <div css={audienceColumns}>
        {audiences.map(({ title, text, links }) => (
          <div key={title} css={audience}>
            <h2>{title}</h2>
            <p>{text}</p>
            <ul role="list" css={list}>
              {links.map(link => (
                <li key={link.href}>
                  <ArrowLink href={link.href}>{link.text}</ArrowLink>
                  {link.starts && (
                    <p css={textStyles.smallSoft}>
                      <NextBatchStart day={link.starts} />
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </FullWidthSection>
  )
}

const audienceColumns = createTabletColumns([1, 1, 1], 'var(--space-6)')

const audience = css({ display: 'grid', gap: 'var(--space-3)', alignContent: 'start' })
const list = css({ display: 'grid', gap: 'var(--space-2)' })

function Collaborations() {
  return (
    <FullWidthSection tone="sand">
      <div css={collaborationColumns}>
        <SectionHeading
          title="Our Collaborations"
          lead="Most of our work is done together with others, in these three initiatives."
        />
        <ul role="list">
          {partners.map(partner => (
            <li key={partner.name} css={row}>
              <PartnerLogo css={logo} drawing={partner.image} sizes="(min-width: 54rem) 13rem, 24vw" />
              <div css={list}>
                <h3>{partner.name}</h3>
                <p>{partner.text}</p>
                <ArrowLink href={partner.link.href}>{partner.link.text}</ArrowLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </FullWidthSection>
  )
}

// The title stays in view while the three initiatives scroll.
const collaborationColumns = css({
  [desktopQuery]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(min(22rem, 38%), 5fr) minmax(0, 8fr)',
    columnGap: 'var(--space-8)',
    '& > div:first-of-type': {
      position: 'sticky',
      top: 'calc(var(--header-height) + var(--space-6))',
      alignSelf: 'start',
    },
  },
})

const row = css({
  display: 'grid',
  gap: 'var(--space-4) clamp(var(--space-4), 4vw, var(--space-7))',
  gridTemplateColumns: 'clamp(min(4.5rem, 22vw), 24vw, 13rem) minmax(0, 1fr)',
  alignItems: 'center',
  '& + &': {
    marginTop: 'var(--space-6)',
    paddingTop: 'var(--space-6)',
    borderTop: '2px dotted var(--color-field-line)',
  },
})

const logo = css({ width: '100%' })

function Trainings() {
  return (
    <FullWidthSection title="Specialized Trainings">
      <ul role="list" css={trainingColumns}>
        {trainings.map(({ title, image, alt, text, link }) => (
          <li key={title} css={training}>
            <Illustration css={picture} drawing={image} alt={alt} sizes={SIZES} />
            <h3>{title}</h3>
            <p>{text}</p>
            <ArrowLink href={link.href}>{link.text}</ArrowLink>
          </li>
        ))}
      </ul>
    </FullWidthSection>
  )
}

const SIZES = `(min-width: ${tabletWidth}) min(50vw, 50rem), 94vw`

const trainingColumns = createTabletColumns([1, 1], 'var(--space-7) var(--space-6)')

const training = css({ display: 'grid', gap: 'var(--space-2)', alignContent: 'start' })

const picture = css({ marginBottom: 'var(--space-2)' })

const trainings = [
  {
    title: 'Vocational Lab',
    image: 'trainings/vocational-lab',
    alt: 'Two people’s hands solder a circuit board; below it a burnt fuse lies on the sketch of its circuit',
    text: 'Wiring, soldering, plumbing and simple machine work for Classes 9 to 12, taught by people who earn their living with it.',
    link: { href: '/contact', text: 'Ask for the next dates' },
  },
  {
    title: 'Medical Camp',
    image: 'trainings/medical-camp',
    alt: 'A doctor under a striped awning listens to a child’s heart, and a student watches',
    text: 'Doctors and nurses examine schoolchildren, and students who think of a medical profession work beside them.',
    link: { href: '/news/10', text: 'The camp in Kawant' },
  },
  {
    title: 'Skills',
    image: 'trainings/skills',
    alt: 'Hands write a letter with two lines crossed out, between the plan of a week and an hourglass',
    text: 'Explaining a project in three minutes, writing to a stranger for help, planning a week, and disagreeing without a quarrel.',
    link: { href: '/courses', text: 'Courses to practise with' },
  },
  {
    title: 'Career Counselling',
    image: 'trainings/career-counselling',
    alt: 'Two hands draw the ways from one point to pictures of four professions, and cross one way out',
    text: 'Twenty-two people with as many professions at small tables, a talk with a counsellor and a session for parents.',
    link: { href: '/news/9', text: 'The camp in Rajkot' },
  },
]

function MazeTeaser() {
  return (
    <FullWidthSection tone="mint">
      <div css={mazeColumns}>
        <img
          css={board}
          src={publicFileUrl('media/home/maze.svg')}
          alt=""
          width={560}
          height={560}
          loading="lazy"
        />
        <div css={words}>
          <h2>Can you bring the robot home?</h2>
          <p css={textStyles.large}>
            Five squares by five, five walls, three commands. Nine moves are enough and twenty are allowed.
            The robot does exactly what you say.
          </p>
          <ButtonLink href="/robot-maze">Drive the robot</ButtonLink>
        </div>
      </div>
    </FullWidthSection>
  )
}

const mazeColumns = createTabletColumns([5, 7], 'var(--space-6) var(--space-8)', 'center')

const words = css({ display: 'grid', gap: 'var(--space-4)', justifyItems: 'start', maxWidth: '34rem' })

const board = css({
  width: 'min(100%, 26rem)',
  justifySelf: 'center',
  borderRadius: 'var(--radius-l)',
  boxShadow: 'var(--shadow-print)',
  transform: 'rotate(-2deg)',
})

function FeaturedNews({ featured }: HomePageData) {
  return (
    <FullWidthSection tone="marigold" title="Featured News">
      <ul role="list" css={newsColumns}>
        {featured.map(article => (
          <li key={article.id}>
            <NewsCard article={article} headingLevel={3} />
          </li>
        ))}
      </ul>
      <p css={more}>
        <ArrowLink href="/news">All news and updates</ArrowLink>
      </p>
    </FullWidthSection>
  )
}

const newsGap = 'var(--space-7) var(--space-5)'
const newsColumns = css(createTabletColumns([1, 1], newsGap), createDesktopColumns([1, 1, 1], newsGap))

const more = css({ marginTop: 'var(--space-7)' })
