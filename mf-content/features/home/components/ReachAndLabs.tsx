import { css } from '@emotion/react'
import { desktopQuery, desktopWidth, inkBorder, tabletQuery } from '@kutuhal/ui/styles.ts'
import { impactFigures } from '../../../company/impact-figures.ts'
import { createDesktopColumns } from '../../../components/column-styles.ts'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'
import { Illustration } from '../../../components/Illustration.tsx'
import { textStyles } from '../../../components/text-styles.ts'
import { stretchedCardLinkStyles } from '../../../lists/components/card-link.ts'
import { labSummaries } from '../../labs/lab-names.ts'

const { students, schools, programs, satisfaction } = impactFigures

export function ReachAndLabs() {
  return (
    <FullWidthSection>
      <div css={columns}>
        <h2 css={claim}>Eight kinds of labs, one habit: ask, try, and write down what happened.</h2>
        <dl css={list}>
          {[students, schools, programs, satisfaction].map(({ value, label }) => (
            <div key={label} css={figure}>
              <dt css={textStyles.soft}>{label}</dt>
              <dd css={number}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <LabShelf />
    </FullWidthSection>
  )
}

const columns = createDesktopColumns([6, 5], 'var(--space-6) var(--space-8)', 'center')

const claim = css({ fontSize: 'clamp(1.9rem, 1.4rem + 2.2vw, 3rem)' })

// One column if large letters would break a number.
const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8rem, 40%)), 1fr))',
  gap: 'var(--space-5)',
})

// Above its name only visually. Screen readers read the name first, as in the HTML.
const figure = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingLeft: 'var(--space-4)',
  borderLeft: '4px solid var(--color-marigold)',
})

const number = css({
  color: 'var(--color-vermilion)',
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-2xl)',
  fontWeight: 700,
  lineHeight: 1.1,
})

/** Labelled boxes on a shelf. Each links to the lab's section on /services. */
function LabShelf() {
  return (
    <div css={divided}>
      <ul role="list" css={shelf}>
        {labSummaries.map(({ id, name, teaser }) => (
          <li key={id} css={box}>
            <Illustration css={picture} drawing={`labs/${id}`} alt="" sizes={SIZES} />
            <h3 data-scheme="light" css={label}>
              <a css={link} href={`/services#${id}`}>
                {name}
              </a>
            </h3>
            <p css={teaserText}>{teaser}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

const SIZES = `(min-width: ${desktopWidth}) 18rem, calc(50vw - 1.75rem)`

const divided = css({
  marginTop: 'var(--space-7)',
  paddingTop: 'var(--space-7)',
  borderTop: '2px dotted var(--color-field-line)',
})

/** At 200 % text size there are fewer columns, because the names need more room. */
const columnsOf = (narrowest: string) => `repeat(auto-fill, minmax(min(100%, ${narrowest}), 1fr))`

const shelf = css({
  display: 'grid',
  gap: 'var(--space-5) var(--space-4)',
  gridTemplateColumns: columnsOf('max(8.25rem, 40%)'),
  [desktopQuery]: { gridTemplateColumns: columnsOf('max(11rem, 22%)'), gap: 'var(--space-6) var(--space-5)' },
})

const box = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 'var(--space-2)',
  '&:hover img': { boxShadow: 'var(--shadow-print)', transform: 'translate(-2px, -2px)' },
  '&:active img': { boxShadow: 'none', transform: 'none' },
})

const picture = css({
  border: inkBorder,
  transition: 'box-shadow var(--quick) var(--ease), transform var(--quick) var(--ease)',
})

// Like a strip of paper over the lower edge of the picture.
const label = css({
  // The link's ring is drawn around the whole box, on the section's background.
  '--color-focus': 'inherit',
  zIndex: 1,
  maxWidth: '100%',
  marginTop: 'calc(-1 * var(--space-5))',
  marginLeft: 'var(--space-2)',
  padding: 'var(--space-1) var(--space-3)',
  border: inkBorder,
  borderRadius: 'var(--radius-s)',
  background: 'var(--color-marigold)',
  fontSize: 'var(--text-m)',
  [tabletQuery]: { marginLeft: 'var(--space-3)', fontSize: 'var(--text-l)' },
  '@media (max-width: 23.99rem)': { paddingInline: 'var(--space-2)', fontSize: 'var(--text-s)' },
})

const link = css(stretchedCardLinkStyles, {
  color: 'var(--color-ink)',
  textDecoration: 'none',
  '&:hover': { color: 'var(--color-ink)' },
})

const teaserText = css({ color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)', lineHeight: 1.45 })
