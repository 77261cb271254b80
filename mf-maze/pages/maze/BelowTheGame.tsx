import { css, Global } from '@emotion/react'
import { ButtonLink, Container } from '@kutuhal/ui'
import { inkBorder, narrowDesktopQuery } from '@kutuhal/ui/styles.ts'
import { getPublicFileUrl } from '@kutuhal/ui/public-file.ts'
import { useSay } from '../../words/say.ts'
import { printedSheet } from './printed-sheet.ts'

/** The sections after the game, which have no behaviour: what children learn, and where to continue. */
export function BelowTheGame() {
  return (
    <>
      <MazeLessons />
      <BlockzieSection />
      <PartnersNote />
      <Global styles={printedSheet} />
    </>
  )
}

/** The ideas that a teacher can point out during play. */
const lessons = [
  {
    word: 'Sequence',
    text: 'A program is a list that is carried out from the first line to the last. Swap two lines and the robot ends up somewhere else.',
  },
  {
    word: 'Point of view',
    text: 'Left means the robot’s left, not yours. Children who stand up and turn with it understand this soonest.',
  },
  {
    word: 'Debugging',
    text: 'A crash is a clue, not a failure. Find the step that went wrong, press Reset, and change only that one.',
  },
  {
    word: 'Economy',
    text: 'The shortest route takes nine moves; the limit of twenty leaves room for detours. Ask for one move fewer each time.',
  },
] as const

/** What a child learns from the game, for parents and teachers. */
function MazeLessons() {
  const say = useSay()
  return (
    <section aria-labelledby="maze-lessons" css={section}>
      <Container>
        <div css={columns}>
          <div css={opening}>
            <h2 id="maze-lessons">{say('What children learn from it')}</h2>
            <p>
              {say(
                'Twenty-five cells and three commands are enough to meet the four habits that every programmer uses daily, whether the robot is drawn on a screen or stands on the classroom floor.',
              )}
            </p>
            <p css={chalk}>
              <strong>{say('No computer at hand?')}</strong>{' '}
              {say(
                'Chalk five by five squares on the playground. One child is the robot, another calls the commands, and a school bag makes a fine wall.',
              )}
            </p>
          </div>
          <dl css={list}>
            {lessons.map(({ word, text }) => (
              <div key={word} css={lesson}>
                <dt css={term}>{say(word)}</dt>
                <dd>{say(text)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </section>
  )
}

const section = css({ paddingBlock: 'var(--space-section)' })

const columns = css({
  display: 'grid',
  gap: 'var(--space-7)',
  [narrowDesktopQuery]: { gridTemplateColumns: '5fr 7fr', columnGap: 'var(--space-8)' },
})

const opening = css({ display: 'grid', gap: 'var(--space-4)', alignContent: 'start' })

const chalk = css({
  marginTop: 'var(--space-3)',
  padding: 'var(--space-4)',
  border: '2px dashed var(--color-leaf)',
  borderRadius: 'var(--radius-s)',
})

const list = css({ borderTop: inkBorder })

const lesson = css({
  display: 'grid',
  gap: 'var(--space-1) var(--space-5)',
  paddingBlock: 'var(--space-5)',
  borderBottom: '1px solid var(--color-line)',
  '@media (min-width: 40rem)': { gridTemplateColumns: '11rem 1fr', alignItems: 'baseline' },
})

const term = css({
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-xl)',
  fontWeight: 700,
  lineHeight: 'var(--leading-tight)',
  color: 'var(--color-vermilion-dark)',
})

/** Invites visitors to the course that continues where the maze ends. */
function BlockzieSection() {
  const say = useSay()
  return (
    <section aria-labelledby="maze-blockzie" css={band}>
      <Container>
        <div css={row}>
          <div css={words}>
            <h2 id="maze-blockzie">{say('From three commands to a whole language')}</h2>
            <p>
              {say(
                'Blockzie, our course for Grades 3 to 5, goes on where the maze stops: commands become blocks, and blocks become programs that repeat, decide and answer.',
              )}
            </p>
          </div>
          <ButtonLink href={say('/courses/blockzie')}>{say('See the Blockzie course')}</ButtonLink>
        </div>
      </Container>
    </section>
  )
}

const band = css({ paddingBlock: 'var(--space-section)', background: 'var(--color-sky)' })

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-5)',
})

const words = css({ display: 'grid', gap: 'var(--space-3)', flex: '1 1 20rem', maxWidth: '40rem' })

/** Tells site owners that they can embed the maze. */
function PartnersNote() {
  const say = useSay()
  const href = getPartnersPageUrl(getPublicFileUrl(__RELEASE__, ''))
  return (
    <Container>
      <p css={note}>
        {say('Do you teach, or run the site of a school, library or museum?')}{' '}
        <a href={href} rel="noopener">
          {say('Put the robot maze on your own page')}
        </a>
        {say(': one snippet, no cookies, no tracking.')}
      </p>
    </Container>
  )
}

const note = css({
  maxWidth: 'var(--width-text)',
  paddingBlock: 'var(--space-section)',
  fontSize: 'var(--text-l)',
})

/**
 * The address of the page for partners. It is on the origin that serves this release, which is the site's
 * origin or the maze's own.
 * @param base address of the release's folder
 */
export function getPartnersPageUrl(base: string): string {
  return base.replace(/\/(apps\/.*)?$/, '/embed/')
}
