import { css } from '@emotion/react'
import { site } from '@kutuhal/contract'
import { ButtonLink, Container } from '@kutuhal/ui'
import { desktopQuery, wideTablet } from '@kutuhal/ui/styles.ts'
import { coursePrices } from '../../../company/audiences.data.ts'
import { darkBackgroundStyles } from '../../../components/FullWidthSection.tsx'
import { HeroFilm } from './HeroFilm.tsx'

export function Hero() {
  return (
    <section data-fills-phone="" data-scheme="light" css={[darkBackgroundStyles, hero]}>
      <Container css={front}>
        <div css={words}>
          <h1 css={headline}>Give a child a question and a screwdriver.</h1>
          <p css={lead}>
            {site.brand} sets up robotics, AI and science labs in schools across India, trains the teachers,
            and stays until the lab runs without us. For Classes 1 to 12, and for the little ones before that.
          </p>
          <p css={actions}>
            <ButtonLink href="/services">Explore Our Programs</ButtonLink>
            <ButtonLink href="/contact" kind="secondary">
              Contact Us
            </ButtonLink>
          </p>
          <p>
            {/* One text: a blank of its own counts as moved when the link arrives. */}
            {'For parents: '}
            <a href="/courses">{`weekend courses, ${coursePrices.join(' to ')} for the whole course`}</a>
          </p>
        </div>
      </Container>
      <div css={stage}>
        <HeroFilm />
      </div>
    </section>
  )
}

// On a phone the film is below the text; on wider screens behind it.
const hero = css({
  '--film-position': '100% 50%',
  position: 'relative',
  display: 'grid',
  isolation: 'isolate',
  background: 'var(--color-ink)',
  [wideTablet]: {
    // The header must not cut off the wheel in the picture.
    '--film-position': '100% 0',
  },
  [desktopQuery]: { minHeight: 'clamp(34rem, 50vw, 54rem)' },
})

// The text's box covers the film and, on a tablet, the film's button, so only the text itself takes clicks.
const front = css({
  paddingBlock: 'var(--space-7) var(--space-5)',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  // In the middle of a wide window by a length of its own: centred, the text would move as its end arrives.
  [desktopQuery]: { paddingTop: 'clamp(var(--space-7), 25vw - 13.5rem, 13.5rem)' },
})

const words = css({
  display: 'grid',
  gap: 'var(--space-5)',
  maxWidth: '40rem',
  // At any text size, the text ends where the wheel in the film begins.
  [wideTablet]: { maxWidth: 'min(34rem, 44vw)' },
})

const headline = css({
  fontSize: 'min(clamp(2.5rem, 1.6rem + 3.9vw, 4.5rem), 14vw)',
  lineHeight: 1.02,
  [wideTablet]: { fontSize: 'min(clamp(2.5rem, 1.6rem + 3.9vw, 4.5rem), 6.2vw)' },
})

const lead = css({ fontSize: 'var(--text-l)', color: 'var(--color-sand)' })

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' })

const stage = css({
  position: 'relative',
  zIndex: -1,
  aspectRatio: '6 / 5',
  maxHeight: '28rem',
  width: '100%',
  // The film's upper edge fades into the background of the text above.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto',
    height: '25%',
    background: 'linear-gradient(var(--color-ink), transparent)',
  },
  [wideTablet]: {
    position: 'absolute',
    inset: 0,
    // The film keeps its proportions (16:9) when the text is taller.
    height: 'min(100%, 56.25vw)',
    maxHeight: 'none',
    marginBlock: 'auto',
    aspectRatio: 'auto',
    '&::after': {
      inset: '0 auto 0 0',
      width: '55%',
      height: 'auto',
      background: 'linear-gradient(90deg, var(--color-ink) 40%, transparent)',
    },
  },
})
