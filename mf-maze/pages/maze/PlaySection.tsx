import { css } from '@emotion/react'
import { useIsHydrated, useQuery } from '@kutuhal/contract'
import type { LanguageCode } from '@kutuhal/contract/languages.ts'
import { ArrowLink, Button, Container, LanguageSwitch } from '@kutuhal/ui'
import { forgetAskedQuery, whenAsked } from '@kutuhal/ui/asked-query.ts'
import { screenOnly, tabletQuery } from '@kutuhal/ui/styles.ts'
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { MazeGame, MazeInstructions } from '../../components/MazeGame.tsx'
import { useSay } from '../../words/say.ts'
import { boards, findLevel } from '../../maze/boards.ts'
import { wasBuiltHere } from '../../maze/built-walls.ts'
import { gameReducer, createNewGame, recall, type GameEvent } from '../../maze/game.ts'
import { createSavedGameStore, SAVED_GAMES_KEY } from '../../maze/saved-games.ts'
import { hasReachedGoal, type Maze } from '../../maze/maze.ts'
import { saveWin, useBestResults, type BestResults } from '../../maze/best-results.ts'
import { firstLevel } from '../../maze/parse-level.ts'
import { chooseSound, useSoundChoice } from '../../maze/sound-choice.ts'
import { MoreBoards } from './MoreBoards.tsx'

const games = createSavedGameStore(() => sessionStorage)

/**
 * The maze and the choice of boards. Their state is in this component, so that a move does not render the
 * rest of the page again.
 */
export function PlaySection({ language }: { readonly language: LanguageCode }) {
  const say = useSay()
  const [query, changeQuery] = useQuery()
  const asked = query.get('board') ?? ''
  const found = useMemo(() => (asked === '' ? firstLevel : findLevel(asked)), [asked])
  const level = found ?? firstLevel
  const [game, dispatch] = useReducer(gameReducer, firstLevel, createNewGame)
  const isReady = useIsHydrated()
  const [isRecalled, noteRecall] = useReducer(() => true, false)
  const hasSound = useSoundChoice()
  const won = useBestResults()
  const place = useRef<HTMLDivElement>(null)
  const hasPlayed = useRef(false)
  const { maze, mode } = game
  const before = useRef(maze)
  const number = boards.indexOf(maze.level) + 1
  const hasWon = hasReachedGoal(maze)
  const next = hasWon ? findNextNumber(number, won) : undefined

  const play = useCallback((event: GameEvent) => {
    hasPlayed.current = true
    dispatch(event)
  }, [])

  useEffect(() => {
    // The query is known with hydration.
    if (!isReady) return
    const show = () => {
      const kept = games.recall(level.code)
      if (kept) dispatch({ type: 'recalled', game: recall(kept, level) })
    }
    dispatch({ type: 'levelChosen', level })
    show()
    noteRecall()
    return games.onNewer(show)
  }, [level, isReady])

  // Deferred, as the program is (MazeGame.tsx), so that both are shown together.
  const isShown = useDeferredValue(isRecalled)
  useLayoutEffect(() => {
    if (isShown) forgetAskedQuery()
  }, [isShown])

  useEffect(() => {
    // Before the player acts, the game on the page is not newer than what is kept.
    if (hasPlayed.current) games.keep(game)
  }, [game])

  useEffect(() => {
    const last = before.current
    before.current = maze
    if (maze === last || maze.level !== last.level || !hasPlayed.current) return
    if (hasSound) void playSoundsOf(last, maze)
    if (hasReachedGoal(maze)) saveWin(maze.level.code, maze.program.length)
  }, [maze, hasSound])

  function choose(board: string) {
    changeQuery({ board })
    // Focus the board, so that screen readers announce it, and because the pressed button may disappear.
    place.current?.querySelector<HTMLElement>('[part=board]')?.focus()
  }

  return (
    <>
      <div css={[band, mode === 'write' && withProgram]} data-print="sheet" data-fills-phone="">
        <Container ref={place}>
          <MazeGame
            game={game}
            onEvent={play}
            isReady={isReady}
            extra={
              <>
                {hasWon && (
                  <ArrowLink href={say('/courses/blockzie')} css={onward}>
                    {say('On to Blockzie')}
                  </ArrowLink>
                )}
                <label css={sound}>
                  <input
                    type="checkbox"
                    checked={hasSound}
                    disabled={!isReady}
                    onChange={event => {
                      chooseSound(event.target.checked)
                      void loadSounds().catch(() => undefined)
                    }}
                  />
                  {say('Sounds')}
                </label>
                {/* Browsers with scripts never render this, so only composing needs the text. */}
                <noscript css={firstRow}>
                  {__COMPOSING__ && (
                    <p css={noScripts}>
                      {say(
                        'The game needs scripts, and your browser has them switched off. You can still plan a route on the board with a finger.',
                      )}
                    </p>
                  )}
                </noscript>
              </>
            }
            whenWon={
              next !== undefined && (
                <Button onClick={() => choose(next === 1 ? '' : String(next))}>
                  {say('Next: board {number}', { number: next })}
                </Button>
              )
            }
          >
            <div css={intro}>
              <h1 css={title}>{say('Robot Maze')}</h1>
              <div css={boardLine}>
                <p>
                  {found ? (
                    <strong>
                      {number > 0
                        ? say('Board {number} of {count}', { number, count: boards.length })
                        : say(
                            wasBuiltHere(maze.level.code) ? 'A board of your own' : 'A board somebody made',
                          )}
                    </strong>
                  ) : (
                    <>
                      {say('This link leads to no board.')}{' '}
                      <button type="button" css={textButton} onClick={() => choose('')}>
                        {say('Play board 1')}
                      </button>
                    </>
                  )}
                </p>
                <LanguageSwitch path="/robot-maze" current={language} />
              </div>
              <MazeInstructions limit={maze.level.limit} />
            </div>
          </MazeGame>
          {/* Lines for a program, on paper alone. */}
          <ol role="list" hidden>
            {Array.from({ length: maze.level.limit }, (_, index) => (
              <li key={index} />
            ))}
          </ol>
          {/* The region exists before the text, so that screen readers announce the text. */}
          <div aria-live="polite">{hasWon && <AllWon results={won} />}</div>
        </Container>
      </div>
      {/* A part of its own, so that a first view leaves it out (22-what-is-seen-first.md). */}
      <div css={[boardsBand, screenOnly]}>
        <Container>
          <MoreBoards level={maze.level} isReady={isReady} onChoose={choose} />
        </Container>
      </div>
    </>
  )
}

const loadAllWon = () => import(/* webpackChunkName: "later" */ './AllBoardsWon.tsx')

/** Celebrates that all boards are won. Its code loads with the last win. */
function AllWon({ results }: { readonly results: BestResults }) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadAllWon>>>()
  const isDue = boards.every(({ code }) => results[code] !== undefined)
  useEffect(() => {
    // Without a connection there is no celebration; the list of boards says the same.
    if (isDue) loadAllWon().then(setLoaded, () => undefined)
  }, [isDue])
  return isDue && loaded && <loaded.AllBoardsWon results={results} />
}

/** The board after a win: the next one, and after the last one the first that is not won yet. */
function findNextNumber(number: number, results: BestResults): number | undefined {
  if (number === 0) return undefined
  if (number < boards.length) return number + 1
  return boards.findIndex(({ code }) => results[code] === undefined) + 1 || undefined
}

/** Few visitors choose sounds, so the code loads with the choice. */
const loadSounds = () => import(/* webpackChunkName: "later" */ '../../maze/sounds.ts')

/** Without a connection the maze stays silent: its status says the same. */
async function playSoundsOf(before: Maze, after: Maze): Promise<void> {
  const sounds = await loadSounds().catch(() => undefined)
  sounds?.playSounds(sounds.chooseSounds(before, after))
}

/** Shows only the title. */
const titleOnly = { visibility: 'hidden', '& h1': { visibility: 'visible' } } as const

/** What asks for another game than the document has. */
const ASKS_FOR_GAME = ['board', SAVED_GAMES_KEY]

/** The narrowest windows: most of them are larger windows zoomed in. */
const narrowQuery = '@media (max-width: 22rem)'

const ground = 'var(--kolam), var(--color-sand)'

const band = css({
  containerType: 'inline-size',
  paddingTop: 'var(--space-2)',
  background: ground,
  // The height left for the board on a phone in portrait, between the controls and the assistant's button.
  // A low window does not shrink the board, and so neither does zooming in.
  '--room-for-board': ['max(56vw, 100vh - 26.75rem)', 'max(56vw, 100svh - 27.75rem)'],
  [narrowQuery]: { '--room-for-board': '100%' },
  [tabletQuery]: { paddingTop: 'var(--space-5)', '--room-for-board': '100%' },
  // Read from the last row of a classroom.
  '--program-text': 'max(1rem, 1.1vw)',
  '& [role=status]': { [tabletQuery]: { fontSize: 'max(var(--text-m), 1.3vw)' } },
  '& [part=board]': { scrollMarginTop: 'calc(var(--header-height) + var(--space-5))' },
  // While the game is the last thing that the browser has received, parts of it may come that belong above.
  // On a phone those below the board wait for them.
  '& > div > div:first-child:not(:has(+ ol))': {
    '& > div > div + div, & > :first-child > div > p': { visibility: 'hidden' },
    [tabletQuery]: titleOnly,
  },
  ...whenAsked(ASKS_FOR_GAME, { '& > div > *': titleOnly }),
})

const boardsBand = css({
  paddingBlock: 'var(--space-7) var(--space-6)',
  background: ground,
  borderBottom: '1px solid var(--color-line)',
  ...whenAsked(ASKS_FOR_GAME, { '& > div': { visibility: 'hidden' } }),
})

const withProgram = css({
  '--room-for-board': ['max(56vw, 100vh - 34rem)', 'max(56vw, 100svh - 34rem)'],
  [narrowQuery]: { '--room-for-board': '100%' },
  [tabletQuery]: { '--room-for-board': '100%' },
})

// On a phone, `display: contents` turns each part of the introduction into an item of the game's grid. Long
// text can then follow after the board and the buttons, which therefore fit in the view.
const intro = css({
  display: 'contents',
  '& > *': { gridColumn: '1 / -1', order: 2 },
  [tabletQuery]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: 'var(--space-2) var(--space-4)',
    '& > :last-child': { flexBasis: '100%' },
  },
})

const boardLine = css({
  '&&': { order: -1 },
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 'var(--space-3)',
  fontSize: 'var(--text-s)',
  lineHeight: 1.2,
  rowGap: 'var(--space-2)',
  // The links are higher than the text, and wider or narrower with another typeface.
  '& > nav': { margin: '-0.3rem 0', flexGrow: 1 },
  // What LanguageSwitch offers has room only where nothing is beside the introduction.
  '& > nav > :nth-last-child(4)': {
    display: 'none',
    '@media (min-width: 54rem) and (max-width: 66rem)': { display: 'inline' },
  },
  // Beside the title: on a laptop, another row above the game would push a program's last lines out of view.
  [tabletQuery]: { '&&': { order: 0 }, flex: '1 1 9rem', alignSelf: 'center', fontSize: 'var(--text-m)' },
})

const textButton = css({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--color-peacock)',
  fontWeight: 650,
  textDecoration: 'underline',
})

const firstRow = css({ order: -1, width: '100%' })

// No `css()`, so that browser builds leave it out.
const noScripts = {
  padding: 'var(--space-2) var(--space-3)',
  border: '2px solid var(--color-indigo)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-sky)',
}

const title = css({
  '&&': { gridColumn: 1, order: -2, fontSize: 'var(--text-xl)', alignSelf: 'center' },
  [tabletQuery]: { '&&': { order: 0, alignSelf: 'auto', fontSize: 'var(--text-3xl)' } },
})

const sound = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: '2.875rem',
  paddingInline: 'var(--space-2)',
  touchAction: 'manipulation',
  // A dark box that is not checked looks disabled.
  '& input': { width: '1.25rem', height: '1.25rem', margin: 0, colorScheme: 'light' },
})

const onward = css({ alignSelf: 'center', paddingInlineStart: 'var(--space-2)' })
