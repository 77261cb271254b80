import { css } from '@emotion/react'
import { site } from '@kutuhal/contract'
import { desktopQuery, desktopWidth } from '@kutuhal/ui/breakpoints.ts'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'
import { Illustration } from '../../../components/Illustration.tsx'

/** The story of how the company began. */
export function CompanyStory() {
  return (
    <FullWidthSection>
      <div css={columns}>
        <div css={words}>
          <h2>Our story</h2>
          <p css={opening}>
            In {site.founded} there were two kits, a borrowed drill and a rented room above a tailor’s shop in
            Ahmedabad.
          </p>
          <p>
            Schools were closed, and a dozen children of the neighbourhood had nothing to do. So they came
            upstairs, six at a time, and took things apart: a fan, a radio, the tailor’s old sewing machine.
            We had planned a lesson for each day and used none of them. The children’s own questions were
            better.
          </p>
          <p>
            When schools opened again, one head teacher asked whether the room could move to her. It did, on a
            handcart. That is still how a lab begins with us: somebody has children with questions, and we
            bring what is missing.
          </p>
          <p>
            We have grown since then, learned about invoices and insurance, and kept the sewing machine. It
            works.
          </p>
        </div>
        <Illustration
          css={picture}
          drawing="about/story"
          alt="Hands with a screwdriver take an old sewing machine apart; its screws lie in a saucer"
          sizes={SIZES}
          loading="eager"
        />
      </div>
    </FullWidthSection>
  )
}

const SIZES = `(min-width: ${desktopWidth}) 32rem, 94vw`

const columns = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-8)',
  alignItems: 'center',
  [desktopQuery]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
})

const words = css({ display: 'grid', gap: 'var(--space-4)', maxWidth: 'var(--width-text)' })

const opening = css({
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-xl)',
  fontWeight: 700,
  lineHeight: 1.3,
  color: 'var(--color-vermilion)',
})

const picture = css({ boxShadow: 'var(--shadow-print)' })
