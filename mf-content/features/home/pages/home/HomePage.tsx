import { Audiences } from '../../components/Audiences.tsx'
import { Collaborations } from '../../components/Collaborations.tsx'
import { FeaturedNews } from '../../components/FeaturedNews.tsx'
import { Hero } from '../../components/Hero.tsx'
import { MazeTeaser } from '../../components/MazeTeaser.tsx'
import { Reach } from '../../components/Reach.tsx'
import { Trainings } from '../../components/Trainings.tsx'
import { Voices } from '../../../../components/Voices.tsx'
import { voices } from '../../../../company/testimonials.ts'
import type { ArticleSummary } from '../../../news/articles.ts'

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
      <Reach />
      <Collaborations />
      <Voices
        tone="rose"
        title="What schools and parents say"
        testimonials={[voices.principal, voices.parent]}
      />
      <Trainings />
      <MazeTeaser />
      <FeaturedNews articles={data.featured} />
    </>
  )
}
