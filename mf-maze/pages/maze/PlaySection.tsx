import { css } from '@emotion/react'
import { useIsHydrated, useQuery } from '@kutuhal/contract'
import { ArrowLink } from '@kutuhal/ui/ArrowLink.tsx'
import { tabletQuery } from '@kutuhal/ui/styles/breakpoints.ts'
import { Button } from '@kutuhal/ui/Button.tsx'
import { Container } from '@kutuhal/ui/Container.tsx'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { MazeGame, MazeInstructions } from '../../components/MazeGame.tsx'
import { boards } from '../../maze/boards.ts'
import { gameReducer, createNewGame } from '../../maze/game.ts'
import type { Level } from '../../maze/level.ts'
import { createSavedGameStore } from '../../maze/saved-games.ts'
import { hasReachedGoal, type Maze } from '../../maze/maze.ts'
import { saveWin } from '../../maze/best-results.ts'
import { firstLevel, parseLevel } from '../../maze/parse-level.ts'
import { MoreBoards } from './MoreBoards.tsx'

const games = createSavedGameStore(() => sessionStorage)

/**
 * The maze and the choice of boards. Their state is in this component, so that a move does not render the
 * rest of the page again.
 */
export function PlaySection() {
  const [query, changeQuery] = useQuery()
  const asked = query.get('board') ?? ''
  const level = useMemo(() => levelOf(asked), [asked])
  const [game, dispatch] = useReducer(gameReducer, firstLevel, createNewGame)
  const isReady = useIsHydrated()
  const [hasSound, setSound] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { maze, mode } = game
  const before = useRef(maze)
  const number = boards.indexOf(maze.level) + 1

  useEffect(() => {
    const recall = () => {
      const kept = games.recall(level.code)
      if (kept) dispatch({ type: 'recalled', kept })
    }
    dispatch({ type: 'levelChosen', level })
    recall()
    return games.onNewer(recall)
  }, [level])

  useEffect(() => games.keep(game), [game])

  useEffect(() => {
    if (maze === before.current) return
    if (hasSound) void playSoundsOf(before.current, maze)
    if (hasReachedGoal(maze)) saveWin(maze.level.code, maze.program.length)
    before.current = maze
  }, [maze, hasSound])

  function choose(board: string) {
    changeQuery({ board })
    // Focus the board, so that screen readers announce it, and because the pressed button may disappear.
    place.current?.querySelector<HTMLElement>('[part=board]')?.focus()
  }

  return (
    <div css={[band, mode === 'write' && withProgram]}>
      <Container ref={place}>
        <MazeGame
          game={game}
          onEvent={dispatch}
          isReady={isReady}
          extra={
            <label css={sound}>
              <input
                type="checkbox"
                checked={hasSound}
                disabled={!isReady}
                onChange={event => {
                  setSound(event.target.checked)
                  void loadSounds().catch(() => undefined)
                }}
              />
              Sounds
            </label>
          }
          whenWon={
            <>
              {number > 0 && number < boards.length && (
                <Button kind="secondary" onClick={() => choose(String(number + 1))}>
                  Next: board {number + 1}
                </Button>
              )}
              <ArrowLink href="/courses/blockzie" css={onward}>
                On to Blockzie
              </ArrowLink>
            </>
          }
        >
          <div css={intro}>
            <h1 css={title}>Robot Maze</h1>
            {number !== 1 && (
              <p>{number > 0 ? `Board ${number} of ${boards.length}` : 'A board of your own'}</p>
            )}
            <MazeInstructions limit={maze.level.limit} />
            {/* Browsers with scripts never render this, so only composing needs the text. */}
            <noscript>
              {__COMPOSING__ && (
                <p>
                  The game needs scripts, and your browser has them switched off. You can still plan a route
                  on the board with a finger.
                </p>
              )}
            </noscript>
          </div>
        </MazeGame>
        <MoreBoards level={maze.level} isReady={isReady} onChoose={choose} />
      </Container>
    </div>
  )
}

/** Few visitors choose sounds, so the code loads with the choice. */
const loadSounds = () => import(/* webpackChunkName: "later" */ '../../maze/sounds.ts')

/** Without a connection the maze stays silent: its status says the same. */
async function playSoundsOf(before: Maze, after: Maze): Promise<void> {
  const sounds = await loadSounds().catch(() => undefined)
  sounds?.playSounds(sounds.chooseSounds(before, after))
}

/** Finds the board. @param asked the board's number or code; anything else means the first board */
function levelOf(asked: string): Level {
  return boards[Number(asked) - 1] ?? parseLevel(asked) ?? firstLevel
}

const band = css({
  containerType: 'inline-size',
  paddingBlock: 'var(--space-2) var(--space-6)',
  background: 'var(--kolam), var(--color-sand)',
  borderBottom: '1px solid var(--color-line)',
  // The height left for the board on a phone in portrait, between the controls and the assistant's button.
  '--room-for-board': ['max(10rem, 100vh - 25.5rem)', 'max(10rem, 100svh - 26.5rem)'],
  [tabletQuery]: { paddingBlock: 'var(--space-5) var(--space-6)', '--room-for-board': '100%' },
  '& [part=board]': { scrollMarginTop: 'calc(var(--header-height) + var(--space-5))' },
})

const withProgram = css({
  '--room-for-board': ['max(10rem, 100vh - 30.75rem)', 'max(10rem, 100svh - 30.75rem)'],
  [tabletQuery]: { '--room-for-board': '100%' },
})

// On a phone, `display: contents` turns each part of the introduction into an item of the game's grid. Long
// text can then follow after the board and the buttons, which therefore fit in the view.
const intro = css({
  display: 'contents',
  '& > *': { gridColumn: '1 / -1', order: 2 },
  [tabletQuery]: { display: 'grid', gap: 'var(--space-2)' },
  '& noscript > p': {
    padding: 'var(--space-3) var(--space-4)',
    border: '2px solid var(--color-indigo)',
    borderRadius: 'var(--radius-m)',
    background: 'var(--color-sky)',
  },
})

const title = css({
  '&&': { gridColumn: 1, order: -2, fontSize: 'var(--text-xl)', alignSelf: 'center' },
  [tabletQuery]: { '&&': { gridColumn: 'auto', order: 0, fontSize: 'var(--text-3xl)' } },
})

const sound = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: '2.875rem',
  paddingInline: 'var(--space-2)',
  touchAction: 'manipulation',
  '& input': { width: '1.25rem', height: '1.25rem', margin: 0 },
})

const onward = css({ alignSelf: 'center', paddingInlineStart: 'var(--space-2)' })
