import { css } from '@emotion/react'
import { inkBorder } from '@kutuhal/ui/styles/ink-line.ts'
import { createBlockPrintStyle } from '@kutuhal/ui/styles/on-paper.ts'
import { createTabletColumns } from '../../../components/column-styles.ts'
import { DefinitionList } from '../../../components/DefinitionList.tsx'
import { textStyles } from '../../../components/text-styles.ts'
import type { TitledTexts } from '../../../text-types.ts'
import type { CourseWithOutline } from '../course-outlines.ts'
import { refundRules } from '../enrolment.ts'
import { findInstructor } from '../instructors.ts'
import { InstructorCard } from './InstructorCard.tsx'

export function ForParents({ instructor: name, parents }: CourseWithOutline) {
  const instructor = findInstructor(name)
  return (
    <>
      <section css={section}>
        <h2>Who teaches</h2>
        {instructor && <InstructorCard {...instructor} />}
      </section>
      <section css={section}>
        <h2>How a lesson with children is run</h2>
        <DefinitionList entries={lessonRules} list={rules} term={term} />
      </section>
      {parents && (
        <section css={section}>
          <h2>What parents say</h2>
          {Object.entries(parents.quotes).map(([who, words]) => (
            <figure key={who} css={quote}>
              <blockquote>“{words}”</blockquote>
              <figcaption css={textStyles.smallSoft}>{who}</figcaption>
            </figure>
          ))}
          <p css={textStyles.smallSoft}>{parents.source}</p>
        </section>
      )}
      <CancellationPolicy />
    </>
  )
}

const section = css({ display: 'grid', gap: 'var(--space-4)' })

const rules = createTabletColumns([1, 1], 'var(--space-4) var(--space-6)')

const term = css({ fontWeight: 650 })

const quote = css({
  display: 'grid',
  gap: 'var(--space-1)',
  paddingLeft: 'var(--space-4)',
  borderLeft: '4px solid var(--color-marigold)',
  fontSize: 'var(--text-l)',
})

/** On all course pages. */
const lessonRules: TitledTexts = {
  'Two adults in every lesson':
    'The instructor teaches, a second person from our team watches the chat and helps. A child is never alone with one of us.',
  'The camera may stay off':
    'We ask for hands and voice, not for faces. A first name is enough, and a parent may sit beside the child at any time.',
  'Nothing is recorded':
    'Lessons are live only. A child who misses one gets the sheet of that day and can ask on Wednesday.',
  'Everybody is checked':
    'Everyone who teaches or helps has a police clearance certificate and has signed our child protection rules. You may ask to see both.',
}

/** Product specification, point 9. */
function CancellationPolicy() {
  return (
    <div css={stack}>
      <h2 css={textStyles.extraLarge}>Booking and cancellation</h2>
      <p>
        You can register online, by phone or in person. Full payment is required to secure a spot. If plans
        change, tell us as early as you can:
      </p>
      <table css={table}>
        <thead>
          <tr>
            <th scope="col">You cancel</th>
            <th scope="col">You get back</th>
          </tr>
        </thead>
        <tbody>
          {refundRules.map(({ notice, refund }) => (
            <tr key={notice}>
              <th scope="row">{notice}</th>
              <td>{refund}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const stack = css({ display: 'grid', gap: 'var(--space-4)' }, createBlockPrintStyle('var(--space-4)'))

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: 'var(--space-3) var(--space-2) var(--space-3) 0',
    borderBottom: '1px solid var(--color-line)',
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& thead th': { borderBottom: inkBorder, fontSize: 'var(--text-s)' },
  '& tbody th': { fontWeight: 400 },
  '& td': { fontWeight: 650, overflowWrap: 'break-word' },
})
