import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'
import { asset } from '../../../../asset.ts'
import { Impact } from '../../components/Impact.tsx'
import { Instructors } from '../../components/Instructors.tsx'
import { Partners } from '../../components/Partners.tsx'
import { Purpose } from '../../components/Purpose.tsx'
import { Story } from '../../components/Story.tsx'
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
      <Story />
      <Purpose />
      <Instructors />
      <Impact />
      <Testimonials />
      <Partners />
    </>
  )
}
