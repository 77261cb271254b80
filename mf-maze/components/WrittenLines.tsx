import { css } from '@emotion/react'
import { Button } from '@kutuhal/ui'
import { useRef, type KeyboardEvent } from 'react'
import { lineNames } from '../maze/descriptions.ts'
import { getCrashedLineIndex, getHighlightedLineIndex, type Game, type GameEvent } from '../maze/game.ts'
import { isShortcut } from './is-shortcut.ts'
import { chip, crash, lineList, LineSign } from './line-chips.tsx'
import { readOutOnPhones } from './read-out-on-phones.ts'
import { useSay, type Text } from '../words/say.ts'

interface Props {
  readonly game: Game
  readonly onEvent: (event: GameEvent) => void
}

/**
 * The lines of a written program and the tools that edit them. The Tab key reaches one line, the arrow keys
 * the others.
 */
export function WrittenLines({ game, onEvent }: Props) {
  const say = useSay()
  const { lines, chosen, isRunning, earlier } = game
  const crashed = getCrashedLineIndex(game)
  const lit = getHighlightedLineIndex(game)
  const toolbox = useRef<HTMLDivElement>(null)

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (isShortcut(event)) return
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const index = buttons.findIndex(button => button === event.target)
    const next = keySteps.get(event.key)
    if (next !== undefined) buttons[index + next]?.focus()
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      // The last line's button disappears, and the focus must not.
      if (index === lines.length - 1 && !isRunning)
        (buttons[index - 1] ?? toolbox.current?.querySelector<HTMLElement>('button:last-child'))?.focus()
      onEvent({ type: 'lineDeleted', index })
    } else return
    event.preventDefault()
  }

  const edits = [
    ['Change', chosen !== undefined && { type: 'lineTurned', index: chosen }],
    ['Delete', chosen !== undefined && { type: 'lineDeleted', index: chosen }],
    ['Clear all', lines.length > 0 && { type: 'linesCleared' }],
    ['Undo', earlier.length > 0 && { type: 'editUndone' }],
  ] as const satisfies readonly (readonly [Text, GameEvent | false])[]

  return (
    <>
      {lines.length > 0 && (
        <ol role="list" css={lineList} onKeyDown={handleKey}>
          {lines.map((move, index) => {
            const kind = index === crashed ? 'crashed' : move
            return (
              <li key={index} aria-current={index === lit ? 'step' : undefined}>
                <button
                  type="button"
                  css={[chip, pressable, index === lit && glow, index === crashed && crash]}
                  aria-disabled={isRunning}
                  aria-pressed={index === chosen}
                  aria-label={say('Line {line}: {command}', {
                    line: index + 1,
                    command: say(lineNames[kind]),
                  })}
                  tabIndex={index === (chosen ?? 0) ? 0 : -1}
                  onClick={() => onEvent({ type: 'lineChosen', index })}
                >
                  <LineSign kind={kind} />
                </button>
              </li>
            )
          })}
        </ol>
      )}
      <div ref={toolbox} role="group" aria-label={say('Edit the program')} css={row}>
        {edits.map(([name, event]) => (
          <Button
            key={name}
            kind="secondary"
            part="button"
            css={tool}
            aria-disabled={isRunning || !event}
            onClick={() => event && onEvent(event)}
          >
            {say(name)}
          </Button>
        ))}
      </div>
      <p css={hint}>
        {lines.length > 0 &&
          !isRunning &&
          say('Choose a line to edit it, or to write before it. Keys: ← →, Delete.')}
      </p>
    </>
  )
}

const keySteps: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
])

const pressable = css({
  touchAction: 'manipulation',
  '&:hover:not([aria-disabled=true])': { background: 'var(--color-marigold-pale)' },
  // The thick edge shows where the next command goes in.
  '&[aria-pressed=true]': {
    borderColor: 'var(--color-ink)',
    borderInlineStart: '5px solid var(--color-vermilion)',
    background: 'var(--color-marigold-pale)',
  },
})

const glow = css({
  background: 'var(--color-marigold-pale)',
  outline: '2px solid var(--color-indigo)',
  outlineOffset: '-1px',
})

const row = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-1)', alignSelf: 'end' })

const tool = css({ flexGrow: 1, paddingInline: 'var(--space-2)', fontSize: 'var(--text-s)' })

const hint = css(readOutOnPhones)
