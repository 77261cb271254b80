import { css } from '@emotion/react'
import { textStyles } from '../../../components/text-styles.ts'
import type { Instructor } from '../instructors.ts'

export function InstructorCard({ name, role, bio, portrait }: Instructor) {
  return (
    <div css={card}>
      <InstructorPortrait {...portrait} />
      <div css={words}>
        <h3 css={textStyles.large}>{name}</h3>
        <p css={roleText}>{role}</p>
        <p>{bio}</p>
      </div>
    </div>
  )
}

const card = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3) var(--space-5)' })
const words = css({ flex: '1 1 14rem', display: 'grid', gap: 'var(--space-1)', alignContent: 'start' })
const roleText = css({ color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)', fontWeight: 650 })

/** Hidden from screen readers, because the name is next to it. */
export function InstructorPortrait({ hair, ground }: Instructor['portrait']) {
  return (
    <svg
      viewBox="0 0 96 96"
      width="96"
      height="96"
      aria-hidden
      data-scheme="light"
      css={[drawing, { background: `var(--color-${ground})` }]}
    >
      <path d="M12 96c2-22 16-31 36-31s34 9 36 31z" css={cloth} />
      <path d="M40 58v9c0 5 16 5 16 0v-9" css={skin} />
      <ellipse cx="48" cy="43" rx="18" ry="21" css={skin} />
      {strokes[hair]}
      <path d="M40 42v2M56 42v2M48 44l-2 6h4M42 55q6 4 12 0" css={ink} />
    </svg>
  )
}

// As in the site's drawings (mf-content/drawings).
const skin = css({ fill: '#8d5524', stroke: 'var(--color-ink)', strokeWidth: 2 })
const cloth = css({ fill: 'var(--color-marigold)', stroke: 'var(--color-ink)', strokeWidth: 2 })
const filled = css({ fill: 'var(--color-ink)' })
const ink = css({ fill: 'none', stroke: 'var(--color-ink)', strokeWidth: 2, strokeLinecap: 'round' })

const strokes = {
  bun: (
    <>
      <circle cx="48" cy="14" r="9" css={filled} />
      <path d="M28 46c-2-20 8-28 20-28s22 8 20 28c-3-12-9-19-20-19s-17 7-20 19z" css={filled} />
      <circle cx="48" cy="31" r="1.6" css={css({ fill: 'var(--color-vermilion)' })} />
    </>
  ),
  short: (
    <path d="M29 40c-3-14 5-22 19-22 15 0 22 8 19 22l-4-9c-9 2-20 1-28-3zM43 52q5-4 10 0" css={filled} />
  ),
  curls: (
    <>
      <path
        d="M29 42c-6-5-3-12 1-14-1-7 7-12 12-9 4-5 13-4 15 1 7-1 12 5 10 10 4 4 3 9 0 12-1-7-6-12-19-12s-18 5-19 12z"
        css={filled}
      />
      <path d="M31 50c1 14 9 19 17 19s16-5 17-19c-4 9-8 9-17 9s-13 0-17-9z" css={filled} />
      <path d="M35 43a6 5 0 1 0 12 0 6 5 0 1 0-12 0zM49 43a6 5 0 1 0 12 0 6 5 0 1 0-12 0z" css={ink} />
    </>
  ),
}

const drawing = css({
  flex: '0 0 auto',
  width: '6rem',
  height: '6rem',
  border: '2px solid var(--color-ink)',
  borderRadius: 'var(--radius-round)',
})
