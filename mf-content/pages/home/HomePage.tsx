import { Audiences } from '../../components/home/Audiences.tsx'
import { Collaborations } from '../../components/home/Collaborations.tsx'
import { FeaturedNews } from '../../components/home/FeaturedNews.tsx'
import { Hero } from '../../components/home/Hero.tsx'
import { MazeTeaser } from '../../components/home/MazeTeaser.tsx'
import { Reach } from '../../components/home/Reach.tsx'
import { Trainings } from '../../components/home/Trainings.tsx'
import { Voices } from '../../components/Voices.tsx'
import { voices } from '../../company/testimonials.ts'
import type { ArticleSummary } from '../../news/articles.ts'

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
