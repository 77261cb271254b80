import { css } from '@emotion/react'
import { getTranslatedPath, languages, type LanguageCode } from '@kutuhal/contract/languages.ts'
import Languages from 'lucide-react/icons/languages'
import { Container } from './Container.tsx'
import { screenOnly } from './styles/screen-only.ts'

interface Props {
  /** Of the English page. */
  readonly path: string
  /** In which the page exists. */
  readonly codes: readonly LanguageCode[]
  readonly current: LanguageCode
}

/** Every language is written in itself. It stands above the page header without making it higher. */
export function LanguageSwitch({ path, codes, current }: Props) {
  return (
    <Container css={[row, screenOnly]}>
      <nav aria-label={languages[current].switchName} css={list}>
        <Languages aria-hidden size={16} />
        {codes.map(code => {
          const { tag, name } = languages[code]
          return (
            <a
              key={code}
              href={getTranslatedPath(path, code)}
              lang={tag}
              hrefLang={tag}
              aria-current={code === current ? 'page' : undefined}
              css={link}
            >
              {name}
            </a>
          )
        })}
      </nav>
    </Container>
  )
}

const row = css({ position: 'relative', zIndex: 1, height: 0 })

const list = css({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: 'var(--space-3)',
  height: '1.5rem',
})

const link = css({
  // At least 24 px high (WCAG 2.2, 2.5.8).
  lineHeight: '1.5rem',
  fontSize: 'var(--text-s)',
  fontWeight: 650,
  '&[aria-current]': { color: 'var(--color-ink)', textDecoration: 'none' },
})
