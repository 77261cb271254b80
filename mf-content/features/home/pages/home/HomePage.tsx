import { Collaborations } from '../../components/Collaborations.tsx'
import { Hero } from '../../components/Hero.tsx'
import { ReachAndLabs } from '../../components/ReachAndLabs.tsx'
import { Trainings } from '../../components/Trainings.tsx'
import { LabTestimonials } from '../../../../components/LabTestimonials.tsx'
import { testimonialsByPerson } from '../../../../company/testimonials.ts'
import type { ArticleSummary } from '../../../news/articles.ts'
import { css } from '@emotion/react'
import { ArrowLink } from '@kutuhal/ui/ArrowLink.tsx'
import { desktopQuery, tabletQuery } from '@kutuhal/ui/breakpoints.ts'
import { audiences } from '../../../../company/audiences.data.ts'
import { NextBatchStart } from '../../../courses/components/NextBatchStart.tsx'
import { FullWidthSection } from '../../../../components/FullWidthSection.tsx'
import { SectionHeading } from '../../../../components/SectionHeading.tsx'
import { NewsCard } from '../../../news/components/NewsCard.tsx'
import { ButtonLink } from '@kutuhal/ui/ButtonLink.tsx'
import { publicFileUrl } from '../../../../asset.ts'

export interface HomePageData {
  readonly featured: readonly ArticleSummary[]
}

interface Props {
  readonly data: HomePageData
}

export function HomePage({ data }: Props) {
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
      <FeaturedNews articles={data.featured} />
    </>
  )
}

/** Three sections, one for each audience, with links into the site. */
function Audiences() {
  return (
    <FullWidthSection tone="sky" aria-label="Where to start">
      <div css={columns}>
        {audiences.map(({ title, text, links }) => (
          <div key={title} css={column}>
            <h2>{title}</h2>
            <p>{text}</p>
            <ul role="list" css={list}>
              {links.map(link => (
                <li key={link.href}>
                  <ArrowLink href={link.href}>{link.text}</ArrowLink>
                  {link.starts && (
                    <p css={start}>
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

const columns = css({
  display: 'grid',
  gap: 'var(--space-6)',
  [tabletQuery]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})

const column = css({ display: 'grid', gap: 'var(--space-3)', alignContent: 'start' })
const list = css({ display: 'grid', gap: 'var(--space-2)' })
const start = css({ color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)' })

interface FeaturedNewsProps {
  readonly articles: readonly ArticleSummary[]
}

function FeaturedNews({ articles }: FeaturedNewsProps) {
  return (
    <FullWidthSection tone="marigold">
      <SectionHeading title="Featured News" />
      <ul role="list" css={grid}>
        {articles.map(article => (
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

const grid = css({
  display: 'grid',
  gap: 'var(--space-7) var(--space-5)',
  [tabletQuery]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [desktopQuery]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})

const more = css({ marginTop: 'var(--space-7)' })

/** Invites visitors to play the maze. */
function MazeTeaser() {
  return (
    <FullWidthSection tone="mint">
      <div css={mazeTeaserColumns}>
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
          <p css={lead}>
            Five squares by five, five walls, three commands. Nine moves are enough and twenty are allowed.
            The robot does exactly what you say.
          </p>
          <ButtonLink href="/robot-maze">Drive the robot</ButtonLink>
        </div>
      </div>
    </FullWidthSection>
  )
}

const mazeTeaserColumns = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-8)',
  alignItems: 'center',
  [tabletQuery]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
})

const words = css({ display: 'grid', gap: 'var(--space-4)', justifyItems: 'start', maxWidth: '34rem' })

const board = css({
  width: 'min(100%, 26rem)',
  justifySelf: 'center',
  borderRadius: 'var(--radius-l)',
  boxShadow: 'var(--shadow-print)',
  transform: 'rotate(-2deg)',
})

const lead = css({ fontSize: 'var(--text-l)' })
