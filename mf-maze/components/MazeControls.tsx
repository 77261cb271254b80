import { css } from '@emotion/react'
import { tablet } from '@kutuhal/ui/breakpoints.ts'
import { Button } from '@kutuhal/ui/Button.tsx'
import ArrowUp from 'lucide-react/icons/arrow-up'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ReactNode, RefObject } from 'react'
import type { MazeEvent } from '../maze/maze.ts'
import { useLanguage } from './LanguageContext.ts'

interface Props {
  readonly moveButtons: RefObject<HTMLDivElement | null>
  readonly resetButton: RefObject<HTMLButtonElement | null>
  readonly isReady: boolean
  /** Over, or not yet begun: the robot takes no commands. */
  readonly isIdle: boolean
  /** In place of the language's own word. */
  readonly resetLabel: string | undefined
  readonly onEvent: (event: MazeEvent) => void
  /** Beside Reset. */
  readonly children: ReactNode
}

/** The robot's three commands, and the way back to the start. */
export function MazeControls({
  moveButtons,
  resetButton,
  isReady,
  isIdle,
  resetLabel,
  onEvent,
  children,
}: Props) {
  const { controls } = useLanguage()
  return (
    <div part="controls" css={box}>
      <div ref={moveButtons} role="group" aria-label={controls.group} css={pad}>
        <Button
          part="button forward"
          css={forward}
          disabled={isIdle}
          onClick={() => onEvent({ type: 'movedForward' })}
        >
          <ArrowUp aria-hidden size={22} />
          {controls.movedForward}
        </Button>
        <Button
          part="button left"
          kind="secondary"
          css={left}
          disabled={isIdle}
          onClick={() => onEvent({ type: 'turnedLeft' })}
        >
          <RotateCcw aria-hidden size={18} />
          {controls.turnedLeft}
        </Button>
        <Button
          part="button right"
          kind="secondary"
          disabled={isIdle}
          onClick={() => onEvent({ type: 'turnedRight' })}
        >
          <RotateCw aria-hidden size={18} />
          {controls.turnedRight}
        </Button>
      </div>
      <div css={others}>
        <Button
          part="button reset"
          ref={resetButton}
          kind="quiet"
          disabled={!isReady}
          onClick={() => onEvent({ type: 'reset' })}
        >
          <Undo2 aria-hidden size={18} />
          <span>{resetLabel ?? controls.reset}</span>
        </Button>
        {children}
      </div>
    </div>
  )
}

const box = css({
  display: 'grid',
  gap: 'var(--space-2)',
  [tablet]: { maxWidth: '26rem' },
})

/** Where three buttons have room side by side, and the board none to spare. */
const inOneRow = '@container (min-width: 19rem) and (max-width: 43.99rem)'

const pad = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'var(--space-2)',
  '& button': { minHeight: '3.25rem', paddingInline: 0 },
  [inOneRow]: {
    gridTemplateColumns: '1fr 1fr 1fr',
    '& button': { flexDirection: 'column', gap: 0, minHeight: '3.75rem', fontSize: 'var(--text-s)' },
  },
})

const forward = css({ gridColumn: '1 / -1', [inOneRow]: { gridColumn: 'auto' } })
// The robot turns to the side on which the button is.
const left = css({ [inOneRow]: { order: -1 } })

const others = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  '& button': { paddingInline: 'var(--space-3)' },
})
