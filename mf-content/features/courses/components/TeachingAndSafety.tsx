import { css } from '@emotion/react'
import { tabletQuery } from '@kutuhal/ui/breakpoints.ts'
import { findInstructor } from '../instructors.ts'
import type { ParentReviews } from '../course-outlines.ts'
import { InstructorCard } from './InstructorCard.tsx'

interface Props {
  /** The name of an instructor in instructors.ts. */
  readonly instructor: string
  readonly parents?: ParentReviews | undefined
}

/** Tells parents who teaches, how lessons with children are run, and what other parents say. */
export function TeachingAndSafety({ instructor, parents }: Props) {
  const person = findInstructor(instructor)
  return (
    <>
      <section css={section}>
        <h2>Who teaches</h2>
        {person && <InstructorCard instructor={person} />}
      </section>
      <section css={section}>
        <h2>How a lesson with children is run</h2>
        <dl css={rules}>
          {lessonRules.map(({ title, text }) => (
            <div key={title}>
              <dt css={term}>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      {parents && (
        <section css={section}>
          <h2>What parents say</h2>
          {parents.quotes.map(({ words, who }) => (
            <figure key={who} css={quote}>
              <blockquote>“{words}”</blockquote>
              <figcaption css={soft}>{who}</figcaption>
            </figure>
          ))}
          <p css={soft}>{parents.source}</p>
        </section>
      )}
    </>
  )
}

const section = css({ display: 'grid', gap: 'var(--space-4)' })

const rules = css({
  display: 'grid',
  gap: 'var(--space-4) var(--space-6)',
  [tabletQuery]: { gridTemplateColumns: '1fr 1fr' },
})

const term = css({ fontWeight: 650 })

const quote = css({
  display: 'grid',
  gap: 'var(--space-1)',
  paddingLeft: 'var(--space-4)',
  borderLeft: '4px solid var(--color-marigold)',
  fontSize: 'var(--text-l)',
})

const soft = css({ color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)' })

/** The rules for lessons with children, on all course pages. */
const lessonRules: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Two adults in every lesson',
    text: 'The instructor teaches, a second person from our team watches the chat and helps. A child is never alone with one of us.',
  },
  {
    title: 'The camera may stay off',
    text: 'We ask for hands and voice, not for faces. A first name is enough, and a parent may sit beside the child at any time.',
  },
  {
    title: 'Nothing is recorded',
    text: 'Lessons are live only. A child who misses one gets the sheet of that day and can ask on Wednesday.',
  },
  {
    title: 'Everybody is checked',
    text: 'Everyone who teaches or helps has a police clearance certificate and has signed our child protection rules. You may ask to see both.',
  },
]
