import { css } from '@emotion/react'
import { tablet } from '@kutuhal/ui/breakpoints.ts'
import { ButtonLink } from '@kutuhal/ui/Button.tsx'
import { asset } from '../../../asset.ts'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'

/** Invites visitors to play the maze. */
export function MazeTeaser() {
  return (
    <FullWidthSection tone="mint">
      <div css={columns}>
        <img css={board} src={asset('media/home/maze.svg')} alt="" width={560} height={560} loading="lazy" />
        <div css={words}>
          <h2>Can you bring the robot home?</h2>
          <p css={lead}>
            Five squares by five, five walls, three commands. Nine moves are enough and twenty are allowed.
            The robot does exactly what you say.
          </p>
          <ButtonLink href="/robot-maze">Drive the robot</ButtonLink>
        </div>
      </div>
    </FullWidthSection>
  )
}

const columns = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-8)',
  alignItems: 'center',
  [tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
})

const words = css({ display: 'grid', gap: 'var(--space-4)', justifyItems: 'start', maxWidth: '34rem' })

const board = css({
  width: 'min(100%, 26rem)',
  justifySelf: 'center',
  borderRadius: 'var(--radius-l)',
  boxShadow: 'var(--shadow-print)',
  transform: 'rotate(-2deg)',
})

const lead = css({ fontSize: 'var(--text-l)' })
