import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { useSay } from '../../words/say.ts'
import { Lotus, Robot, Wall } from './BoardFigures.tsx'

export function BoardLegend() {
  const say = useSay()
  return (
    <ul role="list" aria-label={say('Legend')} part="legend" css={list}>
      <Entry sign={<Robot />}>{say('Robot')}</Entry>
      <Entry sign={<Lotus />}>{say('Goal')}</Entry>
      <Entry sign={<Wall />}>{say('Wall')}</Entry>
      <Entry sign={<path d="M0 -40L40 0L0 40L-40 0Z" css={kolam} />}>{say('Free to drive')}</Entry>
    </ul>
  )
}

function Entry({ sign, children }: { readonly sign: ReactNode; readonly children: ReactNode }) {
  return (
    <li css={entry}>
      <svg viewBox="-56 -56 112 112" width="36" height="36" aria-hidden data-scheme="light" css={tile}>
        {sign}
      </svg>
      {children}
    </li>
  )
}

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2) var(--space-5)',
  fontSize: 'var(--text-s)',
})

const entry = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-2)' })
const tile = css({
  flex: 'none',
  borderRadius: 'var(--radius-s)',
  background: 'var(--color-ink)',
  forcedColorAdjust: 'none',
})
const kolam = css({ fill: 'none', stroke: 'var(--color-paper)', strokeWidth: 8 })
