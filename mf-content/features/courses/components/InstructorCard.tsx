import { css } from '@emotion/react'
import type { Instructor } from '../instructors.ts'
import { InstructorPortrait } from './InstructorPortrait.tsx'

interface Props {
  readonly instructor: Instructor
}

/** The instructor of a course. */
export function InstructorCard({ instructor: { name, role, about, portrait } }: Props) {
  return (
    <div css={card}>
      <InstructorPortrait portrait={portrait} />
      <div css={words}>
        <h3 css={nameText}>{name}</h3>
        <p css={roleText}>{role}</p>
        <p>{about}</p>
      </div>
    </div>
  )
}

const card = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3) var(--space-5)' })
const words = css({ flex: '1 1 14rem', display: 'grid', gap: 'var(--space-1)', alignContent: 'start' })
const nameText = css({ fontSize: 'var(--text-l)' })
const roleText = css({ color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)', fontWeight: 650 })
