import { css } from '@emotion/react'
import { useIsHydrated } from '@kutuhal/contract'
import { tablet } from '@kutuhal/ui/breakpoints.ts'
import { Button } from '@kutuhal/ui/Button.tsx'
import { Container } from '@kutuhal/ui/Container.tsx'
import { useReducer, useRef, useState } from 'react'
import { mazeReducer, newMaze } from '../maze/maze.ts'
import { DraftGame } from './DraftGame.tsx'
import { MazeGame } from './MazeGame.tsx'
import { MazeLead } from './MazeLead.tsx'
import { WonNote } from './WonNote.tsx'

/** The maze itself, step by step or written first. What a move changes is in here: the page below it stays as it is. */
export function PlayBand() {
  const [maze, dispatch] = useReducer(mazeReducer, newMaze)
  const isReady = useIsHydrated()
  const [isDrafting, setDrafting] = useState(false)
  const game = useRef<HTMLDivElement>(null)

  function challenge(isAccepted: boolean) {
    setDrafting(isAccepted)
    // The button that was pressed goes with its game.
    game.current?.focus()
    if (isAccepted) dispatch({ type: 'reset' })
  }

  const introduction = (
    <div css={intro}>
      <h1 css={title}>Robot Maze</h1>
      <MazeLead />
      <noscript>
        <p>
          The game needs scripts, and your browser has them switched off. You can still plan a route on the
          board with a finger.
        </p>
      </noscript>
    </div>
  )
  return (
    <div css={band}>
      <Container ref={game} tabIndex={-1} css={focusable}>
        {isDrafting ? (
          <DraftGame whenWon={<WonNote />} onLeave={() => challenge(false)}>
            {introduction}
          </DraftGame>
        ) : (
          <MazeGame
            maze={maze}
            onEvent={dispatch}
            isReady={isReady}
            whenWon={
              <WonNote>
                <Button kind="secondary" onClick={() => challenge(true)}>
                  Now write it all first
                </Button>
              </WonNote>
            }
          >
            {introduction}
          </MazeGame>
        )}
      </Container>
    </div>
  )
}

const focusable = css({ '&:focus': { outline: 'none' } })

const band = css({
  containerType: 'inline-size',
  paddingBlock: 'var(--space-2) var(--space-6)',
  background: 'var(--kolam), var(--color-sand)',
  borderBottom: '1px solid var(--color-line)',
  // What header, title, status, buttons and the assistant's button leave of a phone held upright.
  '--room-for-board': ['max(13rem, 100vh - 22.5rem)', 'max(13rem, 100svh - 22.5rem)'],
  [tablet]: { paddingBlock: 'clamp(var(--space-6), 5vw, var(--space-8))', '--room-for-board': '100%' },
})

// On a phone its parts stand in the game's own lines: the title beside the count of moves, the rest below the buttons.
const intro = css({
  display: 'contents',
  '& > *': { gridColumn: '1 / -1', order: 2 },
  [tablet]: { display: 'grid', gap: 'var(--space-3)' },
  '& noscript > p': {
    padding: 'var(--space-3) var(--space-4)',
    border: '2px solid var(--color-indigo)',
    borderRadius: 'var(--radius-m)',
    background: 'var(--color-sky)',
  },
})

const title = css({
  '&&': { gridColumn: 1, order: -2, fontSize: 'var(--text-xl)', alignSelf: 'center' },
  [tablet]: { '&&': { gridColumn: 'auto', order: 0, fontSize: 'var(--text-3xl)' } },
})
