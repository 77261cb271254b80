import { css } from '@emotion/react'
import { Button } from '@kutuhal/ui/Button.tsx'
import ArrowUp from 'lucide-react/icons/arrow-up'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Undo2 from 'lucide-react/icons/undo-2'
import type { RefObject } from 'react'
import type { MazeEvent } from '../maze/maze.ts'
import { useLanguage } from './LanguageContext.ts'

interface Props {
  readonly moveButtons: RefObject<HTMLDivElement | null>
  readonly resetButton: RefObject<HTMLButtonElement | null>
  readonly isReady: boolean
  readonly isOver: boolean
  /** In place of the language's own word. */
  readonly resetLabel: string | undefined
  readonly onEvent: (event: MazeEvent) => void
}

/** The robot's three commands, and the way back to the start. */
export function MazeControls({ moveButtons, resetButton, isReady, isOver, resetLabel, onEvent }: Props) {
  const isIdle = !isReady || isOver
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
    </div>
  )
}

const box = css({ display: 'grid', gap: 'var(--space-2)', justifyItems: 'start', maxWidth: '26rem' })

const pad = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'var(--space-2)',
  justifySelf: 'stretch',
  '& button': { minHeight: '3.25rem', paddingInline: 0 },
})

const forward = css({ gridColumn: '1 / -1' })
