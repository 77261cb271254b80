import { Button } from '@kutuhal/ui'
import { useRef } from 'react'
import { MazeGame, MazeInstructions } from '../../components/MazeGame.tsx'
import { useSay } from '../../words/say.ts'
import { findNextLevel } from '../../maze/boards.ts'
import type { Game, GameEvent } from '../../maze/game.ts'
import type { Level } from '../../maze/level.ts'
import type { MazeOptions } from '../options/options.ts'

interface Props {
  readonly game: Game
  readonly options: MazeOptions
  readonly onEvent: (event: GameEvent) => void
}

/**
 * The company's name, which the terms for partners require. It is a copy, because importing the original
 * would include the contract, whose Trusted Types policy partners' pages do not allow. A test compares the
 * two.
 */
export const companyLink = { name: 'Kutuhal', href: 'https://www.kutuhal.example/robot-maze' } as const

/** The site's game, with headings at the level that suits the partner's page. */
export function EmbeddedMaze({ game, options, onEvent }: Props) {
  const Heading = `h${options.headingLevel}` as const
  const say = useSay()
  const [by, after] = say('by {company}', { company: '|' }).split('|')
  const place = useRef<HTMLDivElement>(null)
  const next = findNextLevel(game.maze.level)

  function goOn(level: Level): void {
    onEvent({ type: 'levelChosen', level })
    // Screen readers then announce the new board; the pressed button disappears.
    place.current?.querySelector<HTMLElement>('[part=board]')?.focus()
  }

  return (
    <div className="band" part="frame" ref={place}>
      <MazeGame
        game={game}
        onEvent={onEvent}
        isReady
        resetLabel={options.resetLabel}
        heading={Heading}
        whenWon={
          next && (
            <Button part="button next" onClick={() => goOn(next)}>
              {say('Next board')}
            </Button>
          )
        }
      >
        <div className="intro" part="intro">
          <Heading className="title">{say('Robot Maze')}</Heading>
          <MazeInstructions limit={game.maze.level.limit} />
          <p>
            <span>{by}</span>
            {/* A sandboxed frame has no origin, and its links cannot open anything. */}
            {self.origin === 'null' ? (
              <span>{companyLink.name}</span>
            ) : (
              <a href={companyLink.href} target="_blank" rel="noopener">
                {companyLink.name}
              </a>
            )}
            <span>{after}</span>
          </p>
        </div>
      </MazeGame>
    </div>
  )
}
