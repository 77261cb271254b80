import { css } from '@emotion/react'
import { ButtonLink, Container } from '@kutuhal/ui'
import { desktopWidth, eyebrowStyle, tabletQuery } from '@kutuhal/ui/styles.ts'
import { createDesktopColumns, createTabletColumns } from '../../../../components/column-styles.ts'
import { DefinitionList } from '../../../../components/DefinitionList.tsx'
import { FullWidthSection } from '../../../../components/FullWidthSection.tsx'
import { Illustration } from '../../../../components/Illustration.tsx'
import { textStyles } from '../../../../components/text-styles.ts'
import { benefitsForPublicBodies, dailySchedule, kitParts, stepsToStart } from '../../anganwadi.ts'

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

function AnganwadiHeader() {
  return (
    <header css={band}>
      <Container css={columns}>
        <div css={words}>
          <p css={eyebrowStyle}>Smart Anganwadi</p>
          <h1>The first laboratory is a tower of blocks</h1>
          <p css={textStyles.large}>
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

const columns = createDesktopColumns([6, 5], 'var(--space-6) var(--space-7)', 'center')

const words = css({ display: 'grid', gap: 'var(--space-4)', justifyItems: 'start' })

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

const introductionColumns = createDesktopColumns([4, 7], 'var(--space-5) var(--space-8)')

const introductionWords = css({
  display: 'grid',
  gap: 'var(--space-4)',
  fontSize: 'var(--text-l)',
  maxWidth: 'var(--width-text)',
})

function Kit() {
  return (
    <FullWidthSection
      tone="sand"
      title="What a centre gets"
      lead="Everything fits on one small lorry, and nothing in it needs a charger except the lamp and the board."
    >
      <div css={kitColumns}>
        <Illustration
          css={picture}
          drawing="anganwadi/kit"
          alt="A teal crate with a picture card, a puppet and an abacus, beside it a ball and wooden blocks"
          sizes={KIT_SIZES}
        />
        <DefinitionList entries={kitParts} list={list} term={name} />
      </div>
    </FullWidthSection>
  )
}

const KIT_SIZES = `(min-width: ${desktopWidth}) 30rem, 94vw`

const kitColumns = createDesktopColumns([5, 7], 'var(--space-6) var(--space-7)', 'start')

const picture = css({ boxShadow: 'var(--shadow-print)' })

const list = createTabletColumns([1, 1], 'var(--space-5) var(--space-6)')

const name = css({
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-l)',
  fontWeight: 700,
  lineHeight: 1.3,
})

function DailySchedule() {
  return (
    <FullWidthSection
      title="A day in a centre"
      lead="Two hundred such mornings make a year. The order stays; the questions change."
    >
      <ol role="list" css={line}>
        {dailySchedule.map(({ time, title, text }) => (
          <li key={time} css={hour}>
            <p css={clock}>{time}</p>
            <div>
              <h3 css={textStyles.extraLarge}>{title}</h3>
              <p css={textStyles.soft}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </FullWidthSection>
  )
}

const line = css({ display: 'grid', maxWidth: '48rem', [tabletQuery]: { marginLeft: '12%' } })

const hour = css({
  position: 'relative',
  display: 'grid',
  '--clock': 'min(3.75rem, 30vw)',
  gridTemplateColumns: 'var(--clock) minmax(0, 1fr)',
  // Large letters leave little space on a phone.
  gap: 'min(var(--space-6), 9vw)',
  paddingBottom: 'var(--space-5)',
  // A dot for each hour, like a bead on a thread.
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 'calc(var(--clock) + min(0.65rem, 2vw))',
    top: '0.45rem',
    width: 'min(0.9rem, 4.5vw)',
    height: 'min(0.9rem, 4.5vw)',
    borderRadius: '50%',
    background: 'var(--color-vermilion)',
    boxShadow: '0 0 0 4px var(--color-paper)',
    zIndex: 1,
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 'calc(var(--clock) + min(1.1rem, 4.25vw) - 1px)',
    top: '0.9rem',
    bottom: '-0.9rem',
    borderLeft: '2px dotted var(--color-field-line)',
  },
})

const clock = css({
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-l)',
  fontWeight: 700,
  textAlign: 'right',
})

function ForPublicBodies() {
  return (
    <FullWidthSection
      tone="ink"
      title="For government and CSR bodies"
      lead="You decide for hundreds of rooms that you cannot all visit. These four things we put into the agreement."
    >
      <DefinitionList entries={benefitsForPublicBodies} list={promises} entry={promise} />
      <h2 css={startTitle}>How to start</h2>
      <ol role="list" css={steps}>
        {Object.entries(stepsToStart).map(([title, text], index) => (
          <li key={title} css={step}>
            <span css={numeral} aria-hidden>
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink href="/contact">Name three centres</ButtonLink>
    </FullWidthSection>
  )
}

const promises = createTabletColumns([1, 1], 'var(--space-5) var(--space-7)')

const promise = css({ paddingLeft: 'var(--space-4)', borderLeft: '4px solid var(--color-marigold)' })
const startTitle = css({ margin: 'var(--space-8) 0 var(--space-5)' })

const steps = css(
  createTabletColumns([1, 1], 'var(--space-6)'),
  createDesktopColumns([1, 1, 1, 1], 'var(--space-6)'),
  {
    marginBottom: 'var(--space-7)',
  },
)

const step = css({ display: 'grid', gap: 'var(--space-2)', alignContent: 'start' })

const numeral = css({
  color: 'var(--color-marigold)',
  fontFamily: 'var(--font-display)',
  fontSize: '4rem',
  fontWeight: 700,
  lineHeight: 0.9,
})
