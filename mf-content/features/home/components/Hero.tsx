import { css } from '@emotion/react'
import { site } from '@kutuhal/contract'
import { desk, wideTablet } from '@kutuhal/ui/breakpoints.ts'
import { ButtonLink } from '@kutuhal/ui/ButtonLink.tsx'
import { Container } from '@kutuhal/ui/Container.tsx'
import { darkGround } from '../../../components/dark-ground.ts'
import { HeroFilm } from './HeroFilm.tsx'

/** The first view of the site: what we do, the two ways on, and the film. */
export function Hero() {
  return (
    <section data-fills-phone="" data-scheme="light" css={[darkGround, hero]}>
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
        </div>
      </Container>
      <div css={stage}>
        <HeroFilm />
      </div>
    </section>
  )
}

// On a phone the picture stands below the words; where there is room it lies behind them and is calm on its left side.
const hero = css({
  '--film-position': '100% 50%',
  position: 'relative',
  display: 'grid',
  isolation: 'isolate',
  background: 'var(--color-ink)',
  [wideTablet]: {
    // The header cuts nothing off the wheel.
    '--film-position': '100% 0',
    alignItems: 'center',
  },
  [desk]: { minHeight: 'clamp(34rem, 50vw, 54rem)' },
})

// It lies over the film where there is room for both, and over the film's button on a tablet: only the words take clicks.
const front = css({
  paddingBlock: 'var(--space-7) var(--space-5)',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
})

const words = css({
  display: 'grid',
  gap: 'var(--space-5)',
  maxWidth: '40rem',
  // However large the letters: the wheel begins beside them.
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
  // The upper edge melts into the ground of the words.
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
    // Words that need more room leave it as large as it is.
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
