import { useLanguage } from '../components/LanguageContext.ts'
import { MazeGame } from '../components/MazeGame.tsx'
import { MazeLead } from '../components/MazeLead.tsx'
import type { Maze, MazeEvent } from '../maze/maze.ts'
import type { Options } from './options.ts'

interface Props {
  readonly maze: Maze
  readonly options: Options
  readonly onEvent: (event: MazeEvent) => void
}

/** The game of the site's page under a heading of the rank that the partner's page has room for. */
export function EmbeddedMaze({ maze, options, onEvent }: Props) {
  const Heading = `h${options.headingLevel}` as const
  return (
    <div className="band" part="frame">
      <MazeGame maze={maze} onEvent={onEvent} isReady resetLabel={options.resetLabel} heading={Heading}>
        <div className="intro" part="intro">
          <Heading className="title">{useLanguage().title}</Heading>
          <MazeLead />
        </div>
      </MazeGame>
    </div>
  )
}
