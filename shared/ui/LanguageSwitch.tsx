import { css } from '@emotion/react'
import { getTranslatedPath, languages, type LanguageCode } from '@kutuhal/contract/languages.ts'
import Languages from 'lucide-react/icons/languages'
import { screenOnly } from './styles/screen-only.ts'

interface Props {
  /** Of the English page. */
  readonly path: string
  /** In which the page exists. */
  readonly codes: readonly LanguageCode[]
  readonly current: LanguageCode
}

/** The name of each language, and of the switch, in that language. The shell has no use for them. */
const words = {
  en: { name: 'English', label: 'Language' },
  hi: { name: 'हिन्दी', label: 'भाषा' },
  gu: { name: 'ગુજરાતી', label: 'ભાષા' },
} as const satisfies Record<LanguageCode, unknown>

/** Every language is written in itself. For `above` of a PageHeader. */
export function LanguageSwitch({ path, codes, current }: Props) {
  return (
    <nav aria-label={words[current].label} css={[list, screenOnly]}>
      <Languages aria-hidden size={16} />
      {codes.map(code => {
        const tag = languages[code]
        return (
          <a
            key={code}
            href={getTranslatedPath(path, code)}
            lang={tag}
            hrefLang={tag}
            aria-current={code === current ? 'page' : undefined}
            css={link}
          >
            {words[code].name}
          </a>
        )
      })}
    </nav>
  )
}

const list = css({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 'var(--space-3)',
  marginBlock: 'calc(-1 * var(--space-3)) var(--space-2)',
})

const link = css({
  // At least 24 px high (WCAG 2.2, 2.5.8).
  lineHeight: '1.5rem',
  fontSize: 'var(--text-s)',
  fontWeight: 650,
  '&[aria-current]': { color: 'var(--color-ink)', textDecoration: 'none' },
})
