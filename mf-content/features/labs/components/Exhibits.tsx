import { css } from '@emotion/react'
import { ArrowLink } from '@kutuhal/ui/ArrowLink.tsx'
import { deskWidth, tablet, tabletWidth } from '@kutuhal/ui/breakpoints.ts'
import { exhibits } from '../exhibits.ts'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'
import { SectionHeading } from '../../../components/SectionHeading.tsx'
import { Illustration } from '../../../components/Illustration.tsx'

/** Objects that children have made, shown as on a table. */
export function Exhibits() {
  return (
    <FullWidthSection tone="rose" id="exhibits">
      <SectionHeading title="What is on the tables" lead="Drawn by us from the things themselves." />
      <div css={columns}>
        {exhibits.map(({ drawing, alt, title, text, link }) => (
          <figure key={title} css={thing}>
            <Illustration css={picture} drawing={drawing} alt={alt} sizes={SIZES} />
            <figcaption css={words}>
              <h3>{title}</h3>
              <p>{text}</p>
              <ArrowLink href={link.href}>{link.text}</ArrowLink>
            </figcaption>
          </figure>
        ))}
      </div>
    </FullWidthSection>
  )
}

const SIZES = `(min-width: ${deskWidth}) 36rem, (min-width: ${tabletWidth}) 46vw, 94vw`

const columns = css({
  display: 'grid',
  gap: 'var(--space-7) var(--space-6)',
  [tablet]: { gridTemplateColumns: '1fr 1fr' },
})

const thing = css({ display: 'grid', gap: 'var(--space-4)', alignContent: 'start' })
const picture = css({ boxShadow: 'var(--shadow-card)' })
const words = css({ display: 'grid', gap: 'var(--space-2)' })
