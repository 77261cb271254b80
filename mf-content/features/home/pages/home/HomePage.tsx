import { Audiences } from '../../components/Audiences.tsx'
import { Collaborations } from '../../components/Collaborations.tsx'
import { FeaturedNews } from '../../components/FeaturedNews.tsx'
import { Hero } from '../../components/Hero.tsx'
import { MazeTeaser } from '../../components/MazeTeaser.tsx'
import { ReachAndLabs } from '../../components/ReachAndLabs.tsx'
import { Trainings } from '../../components/Trainings.tsx'
import { LabTestimonials } from '../../../../components/LabTestimonials.tsx'
import { testimonialsByPerson } from '../../../../company/testimonials.ts'
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
