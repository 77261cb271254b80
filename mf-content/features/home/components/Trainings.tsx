import { css } from '@emotion/react'
import { ArrowLink } from '@kutuhal/ui/ArrowLink.tsx'
import { tablet, tabletWidth } from '@kutuhal/ui/breakpoints.ts'
import { trainings } from '../../../company/trainings.ts'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'
import { SectionHeading } from '../../../components/SectionHeading.tsx'
import { Illustration } from '../../../components/Illustration.tsx'

/** The four trainings outside the labs; their drawings are not cropped. */
export function Trainings() {
  return (
    <FullWidthSection>
      <SectionHeading title="Specialized Trainings" />
      <ul role="list" css={grid}>
        {trainings.map(({ title, image, alt, text, link }) => (
          <li key={title} css={card}>
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

const grid = css({
  display: 'grid',
  gap: 'var(--space-7) var(--space-6)',
  [tablet]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
})

const card = css({ display: 'grid', gap: 'var(--space-2)', alignContent: 'start' })

const picture = css({ marginBottom: 'var(--space-2)' })
