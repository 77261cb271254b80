import { css } from '@emotion/react'
import { useState } from 'react'
import type { BoardBuilderProps } from './BoardBuilder.tsx'

const loadBuilder = () => import(/* webpackChunkName: "board-builder" */ './BoardBuilder.tsx')

/** Lets visitors build their own walls on the first board. Its code loads when it is first opened. */
export function BoardEditor(props: BoardBuilderProps) {
  const [isOpen, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadBuilder>>>()
  const [hasFailed, setFailed] = useState(false)

  function toggle(willBeOpen: boolean) {
    setOpen(willBeOpen)
    setFailed(false)
    if (willBeOpen) void loadBuilder().then(setLoaded, () => setFailed(true))
  }

  return (
    <details css={box} onToggle={event => toggle(event.currentTarget.open)}>
      <summary css={summary}>Build your own walls</summary>
      {isOpen && loaded && <loaded.BoardBuilder {...props} />}
      {isOpen && !loaded && (
        <p role="status">{hasFailed ? 'This did not load. Close it and open it again.' : 'Loading…'}</p>
      )}
    </details>
  )
}

const box = css({
  padding: 'var(--space-3) var(--space-4)',
  border: '2px dashed var(--color-leaf)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface)',
})

const summary = css({ paddingBlock: 'var(--space-1)', fontWeight: 650, cursor: 'pointer' })
