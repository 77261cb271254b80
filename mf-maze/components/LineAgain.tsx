import { Button } from '@kutuhal/ui/Button.tsx'
import { nextLineOfBefore, type Maze, type Move } from '../maze/maze.ts'
import { useLanguage } from './LanguageContext.ts'

interface Props {
  readonly maze: Maze
  readonly onMove: (move: Move) => void
  /** This press takes the last line there is, and the button with it. */
  readonly onLast: () => void
}

/** Gives the next line of the try before once more, so that a player changes only the line that went wrong. */
export function LineAgain({ maze, onMove, onLast }: Props) {
  const { program: words } = useLanguage()
  const move = nextLineOfBefore(maze)
  if (!move) return null
  const line = maze.program.length + 1
  return (
    <Button
      part="button"
      kind="secondary"
      onClick={() => {
        if (line === maze.before?.program.length) onLast()
        onMove(move)
      }}
    >
      {words.again(line, words[move])}
    </Button>
  )
}
