import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'
import { asset } from '../../asset.ts'
import { Impact } from '../../components/about/Impact.tsx'
import { Partners } from '../../components/about/Partners.tsx'
import { Purpose } from '../../components/about/Purpose.tsx'
import { Story } from '../../components/about/Story.tsx'
import { Testimonials } from '../../components/about/Testimonials.tsx'

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
      <Impact />
      <Testimonials />
      <Partners />
    </>
  )
}
