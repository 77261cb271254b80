import { css } from '@emotion/react'
import { site, telephoneLink } from '@kutuhal/contract'
import { languages } from '@kutuhal/contract/languages.ts'
import { ArrowLink, Container, LanguageSwitch, PageHeader } from '@kutuhal/ui'
import { publicFileUrl } from '../../../asset.ts'
import { createTabletColumns } from '../../../components/column-styles.ts'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'
import { Sentence } from '../../../components/Sentence.tsx'
import type { Course } from '../courses.ts'
import type { CourseWords } from '../words/english.ts'
import { useWords, WordsContext } from '../words/translations.ts'
import { CourseCard } from './CourseCard.tsx'
import { TranslationNote } from './TranslationNote.tsx'

interface Props {
  readonly words: CourseWords
  readonly courses: readonly Course[]
}

export function CourseList({ words, courses }: Props) {
  return (
    <WordsContext value={words}>
      <PageHeader
        above={<LanguageSwitch path="/courses" current={words.language} />}
        eyebrow={words.section}
        title={words.list.title}
        lead={words.list.lead}
        drawing={publicFileUrl('drawings/headers/courses')}
        ground="mint"
        isLow
      >
        <TranslationNote />
      </PageHeader>
      <Container css={list}>
        <ul role="list" css={grid}>
          {courses.map(course => (
            <li key={course.id}>
              <CourseCard course={course} />
            </li>
          ))}
        </ul>
      </Container>
      <BookingSteps />
      <OnlinePlatformTiers />
    </WordsContext>
  )
}

const list = css({ paddingBlock: 'var(--space-5) var(--space-section)' })

// Not auto-fit: a card would be as wide as the page until the next one arrives.
const grid = css({
  display: 'grid',
  gap: 'var(--space-5)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(20rem, 30%)), 1fr))',
})

function BookingSteps() {
  const { list: texts, translated } = useWords()
  return (
    <FullWidthSection tone="mint" title={texts.steps}>
      <div css={columns}>
        <div css={part}>
          <h3>{texts.booking}</h3>
          <p>
            <Sentence
              text={texts.howToBook}
              parts={{
                email: <a href={`mailto:${site.email}`}>{site.email}</a>,
                phone: <a href={telephoneLink}>{site.phone}</a>,
              }}
            />
          </p>
        </div>
        <div css={part}>
          <h3>{texts.full}</h3>
          <p>{texts.whenFull}</p>
          <ArrowLink href="/waitlist" hrefLang={translated && languages.en}>
            {texts.waitlist}
          </ArrowLink>
        </div>
      </div>
    </FullWidthSection>
  )
}

const columns = createTabletColumns([1, 1], 'var(--space-6)')

const part = css({
  display: 'grid',
  gap: 'var(--space-2)',
  alignContent: 'start',
  paddingTop: 'var(--space-4)',
  borderTop: '4px solid var(--color-peacock)',
  '& [href^=tel]': { whiteSpace: 'nowrap' },
})

function OnlinePlatformTiers() {
  const { list: texts, translated } = useWords()
  return (
    <FullWidthSection tone="sky" title={texts.platform} lead={texts.platformLead}>
      <div css={frame}>
        <table css={table}>
          <caption css={caption}>{texts.tiersCaption}</caption>
          <thead>
            <tr>
              <td />
              {texts.tiers.map(tier => (
                <th key={tier} scope="col">
                  {tier}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {texts.tierParts.map((parts, from) =>
              parts.map(part => (
                <tr key={part}>
                  <th scope="row">{part}</th>
                  {texts.tiers.map((tier, index) => (
                    <td key={tier}>{index >= from ? texts.yes : texts.no}</td>
                  ))}
                </tr>
              )),
            )}
            <tr>
              <th scope="row">{texts.price}</th>
              <td colSpan={3}>
                {texts.onRequest} <a href={telephoneLink}>{site.phone}</a>
              </td>
            </tr>
          </tbody>
        </table>
      </div>
      <ArrowLink href="/news/3" hrefLang={translated && languages.en}>
        {texts.platformStory}
      </ArrowLink>
    </FullWidthSection>
  )
}

// With letters of twice the size a phone has no room for four columns, so the table scrolls.
const frame = css({ marginBottom: 'var(--space-5)', maxWidth: '48rem', overflowX: 'auto' })

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: 'var(--space-2)',
    borderTop: '1px solid var(--color-line)',
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& thead th': { fontFamily: 'var(--font-display)', fontSize: 'var(--text-l)' },
  '& tbody th': { fontWeight: 500 },
  // At 320 px, three columns of one word each then fit next to the names.
  '@media (max-width: 30rem)': {
    fontSize: 'var(--text-s)',
    '& th, & td': { paddingInline: 'var(--space-1)' },
    '& thead th': { fontSize: 'var(--text-s)' },
  },
})

const caption = css({ paddingBottom: 'var(--space-2)', textAlign: 'left', fontWeight: 650 })
