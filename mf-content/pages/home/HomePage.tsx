import { Collaborations } from '../../components/home/Collaborations.tsx'
import { FeaturedNews } from '../../components/home/FeaturedNews.tsx'
import { Hero } from '../../components/home/Hero.tsx'
import { MazeTeaser } from '../../components/home/MazeTeaser.tsx'
import { Reach } from '../../components/home/Reach.tsx'
import { Trainings } from '../../components/home/Trainings.tsx'
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
      <Reach />
      <Collaborations />
      <Trainings />
      <MazeTeaser />
      <FeaturedNews articles={data.featured} />
    </>
  )
}
