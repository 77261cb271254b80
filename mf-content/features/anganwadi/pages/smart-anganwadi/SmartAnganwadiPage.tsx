import { DailySchedule } from '../../components/DailySchedule.tsx'
import { ForPublicBodies } from '../../components/ForPublicBodies.tsx'
import { css } from '@emotion/react'
import { desktopQuery, desktopWidth, tabletQuery } from '@kutuhal/ui/breakpoints.ts'
import { ButtonLink } from '@kutuhal/ui/ButtonLink.tsx'
import { Container } from '@kutuhal/ui/Container.tsx'
import { eyebrowStyle } from '@kutuhal/ui/eyebrow-style.ts'
import { Illustration } from '../../../../components/Illustration.tsx'
import { FullWidthSection } from '../../../../components/FullWidthSection.tsx'
import { kitParts } from '../../anganwadi.ts'
import { SectionHeading } from '../../../../components/SectionHeading.tsx'

export function SmartAnganwadiPage() {
  return (
    <>
      <AnganwadiHeader />
      <AnganwadiIntroduction />
      <Kit />
      <DailySchedule />
      <ForPublicBodies />
    </>
  )
}

/** The top of the page: a picture of the room next to the title and lead. */
function AnganwadiHeader() {
  return (
    <header css={band}>
      <Container css={columns}>
        <div css={words}>
          <p css={eyebrowStyle}>Smart Anganwadi</p>
          <h1>The first laboratory is a tower of blocks</h1>
          <p css={lead}>
            Between three and six, children sort, pour, weigh and ask without being told to. We equip
            anganwadi centres so that they can, and train the women who run them.
          </p>
          <ButtonLink href="/contact">Talk to us about a centre</ButtonLink>
        </div>
        <Illustration
          drawing="anganwadi/room"
          alt="Two small children build a tower on a mat, a third is being measured, and the worker points at shapes on a board"
          sizes={SIZES}
          loading="eager"
        />
      </Container>
    </header>
  )
}

const SIZES = `(min-width: ${desktopWidth}) 36rem, 94vw`

const band = css({ background: 'var(--kolam), var(--color-mint)', paddingBlock: 'var(--space-section)' })

const columns = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-7)',
  alignItems: 'center',
  [desktopQuery]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
})

const words = css({ display: 'grid', gap: 'var(--space-4)', justifyItems: 'start' })
const lead = css({ fontSize: 'var(--text-l)' })

/** Explains what "Smart Anganwadi" means and does not mean. */
function AnganwadiIntroduction() {
  return (
    <FullWidthSection>
      <div css={introductionColumns}>
        <h2>What a Smart Anganwadi is</h2>
        <div css={introductionWords}>
          <p>
            An anganwadi is the room in a village or a lane where small children are fed, weighed, looked
            after and taught their first songs. It is run by a worker and a helper, often in one room, often
            for twenty-five children at once.
          </p>
          <p>
            “Smart” does not mean a screen for every child. It means a room in which a three-year-old can
            begin something alone: low shelves, materials in the right order, water and sand, and a worker who
            has been shown what to watch for. The electronics are one lamp and one board, and both are hers.
          </p>
          <p>
            Later, in Class 3, the same children will sort data and balance robots. Those who have sorted
            beans and balanced blocks are a step ahead, and they have had a good morning.
          </p>
        </div>
      </div>
    </FullWidthSection>
  )
}

const introductionColumns = css({
  display: 'grid',
  gap: 'var(--space-5) var(--space-8)',
  [desktopQuery]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' },
})

const introductionWords = css({
  display: 'grid',
  gap: 'var(--space-4)',
  fontSize: 'var(--text-l)',
  maxWidth: 'var(--width-text)',
})

/** Shows what a centre gets. */
function Kit() {
  return (
    <FullWidthSection tone="sand">
      <SectionHeading
        title="What a centre gets"
        lead="Everything fits on one small lorry, and nothing in it needs a charger except the lamp and the board."
      />
      <div css={kitColumns}>
        <Illustration
          css={picture}
          drawing="anganwadi/kit"
          alt="A teal crate with a picture card, a puppet and an abacus, beside it a ball and wooden blocks"
          sizes={KIT_SIZES}
        />
        <dl css={list}>
          {kitParts.map(({ title, text }) => (
            <div key={title}>
              <dt css={name}>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </FullWidthSection>
  )
}

const KIT_SIZES = `(min-width: ${desktopWidth}) 30rem, 94vw`

const kitColumns = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-7)',
  alignItems: 'start',
  [desktopQuery]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
})

const picture = css({ boxShadow: 'var(--shadow-print)' })

const list = css({
  display: 'grid',
  gap: 'var(--space-5) var(--space-6)',
  [tabletQuery]: { gridTemplateColumns: '1fr 1fr' },
})

const name = css({
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-l)',
  fontWeight: 700,
  lineHeight: 1.3,
})
