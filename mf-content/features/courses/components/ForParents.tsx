import { css } from '@emotion/react'
import { createBlockPrintStyle, inkBorder } from '@kutuhal/ui/styles.ts'
import { createTabletColumns } from '../../../components/column-styles.ts'
import { DefinitionList } from '../../../components/DefinitionList.tsx'
import { textStyles } from '../../../components/text-styles.ts'
import type { CourseDescription } from '../course-outlines.ts'
import { useWords } from '../words/translations.ts'
import { InstructorCard } from './InstructorCard.tsx'

export function ForParents({ instructor, course: { parents } }: Omit<CourseDescription, 'words'>) {
  const { parents: texts } = useWords()
  return (
    <>
      <section css={section}>
        <h2>{texts.whoTeaches}</h2>
        {instructor && <InstructorCard {...instructor} />}
      </section>
      <section css={section}>
        <h2>{texts.howLessonsAreRun}</h2>
        <DefinitionList entries={texts.lessonRules} list={rules} term={term} />
      </section>
      {parents && (
        <section css={section}>
          <h2>{texts.quotes}</h2>
          {Object.entries(parents.quotes).map(([who, quoted]) => (
            <figure key={who} css={quote}>
              <blockquote>“{quoted}”</blockquote>
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

function CancellationPolicy() {
  const { parents: texts } = useWords()
  return (
    <div css={stack}>
      <h2 css={textStyles.extraLarge}>{texts.cancellation}</h2>
      <p>{texts.register}</p>
      <table css={table}>
        <thead>
          <tr>
            <th scope="col">{texts.youCancel}</th>
            <th scope="col">{texts.youGetBack}</th>
          </tr>
        </thead>
        <tbody>
          {texts.refundRules.map(({ notice, refund }) => (
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
