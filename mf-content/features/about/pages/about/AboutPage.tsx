import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'
import { asset } from '../../../../asset.ts'
import { ImpactFigures } from '../../components/ImpactFigures.tsx'
import { Instructors } from '../../components/Instructors.tsx'
import { Partners } from '../../components/Partners.tsx'
import { MissionAndValues } from '../../components/MissionAndValues.tsx'
import { CompanyStory } from '../../components/CompanyStory.tsx'
import { Testimonials } from '../../components/Testimonials.tsx'

export function AboutPage() {
  return (
    <>
      <PageHeader
        eyebrow="About us"
        title="It started with a sewing machine"
        lead="We are teachers, engineers and two carpenters from Ahmedabad who build labs with schools, because children understand what they have taken apart."
        drawing={asset('drawings/headers/about')}
        ground="rose"
      />
      <CompanyStory />
      <MissionAndValues />
      <Instructors />
      <ImpactFigures />
      <Testimonials />
      <Partners />
    </>
  )
}
