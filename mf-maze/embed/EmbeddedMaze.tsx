import { useLanguage } from '../components/LanguageContext.ts'
import { MazeGame } from '../components/MazeGame.tsx'
import { MazeLead } from '../components/MazeLead.tsx'
import type { Game, GameEvent } from '../maze/game.ts'
import type { Options } from './options.ts'
import { maker } from './maker.ts'

interface Props {
  readonly game: Game
  readonly options: Options
  readonly onEvent: (event: GameEvent) => void
}

/** The site's game, with headings at the rank that suits the partner's page. */
export function EmbeddedMaze({ game, options, onEvent }: Props) {
  const Heading = `h${options.headingLevel}` as const
  const { title, by } = useLanguage()
  return (
    <div className="band" part="frame">
      <MazeGame game={game} onEvent={onEvent} isReady resetLabel={options.resetLabel} heading={Heading}>
        <div className="intro" part="intro">
          <Heading className="title">{title}</Heading>
          <MazeLead limit={game.maze.level.limit} />
          <p>
            <span>{by[0]}</span>
            {/* In a sandboxed frame, which has no origin, links cannot open anything. */}
            {self.origin === 'null' ? (
              <span>{maker.name}</span>
            ) : (
              <a href={maker.href} target="_blank" rel="noopener">
                {maker.name}
              </a>
            )}
            <span>{by[1]}</span>
          </p>
        </div>
      </MazeGame>
    </div>
  )
}
