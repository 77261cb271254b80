import { useLanguage } from '../components/LanguageContext.ts'
import { MazeGame } from '../components/MazeGame.tsx'
import { MazeLead } from '../components/MazeLead.tsx'
import type { Maze, MazeEvent } from '../maze/maze.ts'

interface Props {
  readonly maze: Maze
  readonly resetLabel: string | undefined
  readonly onEvent: (event: MazeEvent) => void
}

/** The game of the site's page under a heading of its own rank: the partner's page has its h1. */
export function EmbeddedMaze({ maze, resetLabel, onEvent }: Props) {
  return (
    <div className="band" part="frame">
      <MazeGame maze={maze} onEvent={onEvent} isReady resetLabel={resetLabel}>
        <div className="intro" part="intro">
          <h2>{useLanguage().title}</h2>
          <MazeLead />
        </div>
      </MazeGame>
    </div>
  )
}
