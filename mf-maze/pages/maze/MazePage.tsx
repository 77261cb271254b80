import { css } from '@emotion/react'
import { assetUrl, useIsHydrated } from '@kutuhal/contract'
import { Container } from '@kutuhal/ui/Container.tsx'
import { useReducer } from 'react'
import { BlockzieBand } from '../../components/BlockzieBand.tsx'
import { MazeGame } from '../../components/MazeGame.tsx'
import { MazeLead } from '../../components/MazeLead.tsx'
import { MazeLessons } from '../../components/MazeLessons.tsx'
import { PartnersNote } from '../../components/PartnersNote.tsx'
import { mazeReducer, newMaze } from '../../maze/maze.ts'
import { partnersAddress } from './partners-address.ts'

/** The maze itself, what children take away from it, and where it leads. */
export function MazePage() {
  const [maze, dispatch] = useReducer(mazeReducer, newMaze)
  const isReady = useIsHydrated()
  return (
    <>
      <div css={band}>
        <Container>
          <MazeGame maze={maze} onEvent={dispatch} isReady={isReady}>
            <div css={intro}>
              <h1>Robot Maze</h1>
              <MazeLead />
              <noscript>
                <p>
                  The game needs scripts, and your browser has them switched off. You can still plan a route
                  on the board with a finger.
                </p>
              </noscript>
            </div>
          </MazeGame>
        </Container>
      </div>
      <MazeLessons />
      <BlockzieBand />
      <PartnersNote href={partnersAddress(assetUrl(__RELEASE__, ''))} />
    </>
  )
}

const band = css({
  paddingBlock: 'clamp(var(--space-6), 5vw, var(--space-8))',
  background: 'var(--kolam), var(--color-sand)',
  borderBottom: '1px solid var(--color-line)',
})

const intro = css({
  display: 'grid',
  gap: 'var(--space-3)',
  '& noscript > p': {
    padding: 'var(--space-3) var(--space-4)',
    border: '2px solid var(--color-indigo)',
    borderRadius: 'var(--radius-m)',
    background: 'var(--color-sky)',
  },
})
