import { css } from '@emotion/react'
import { useIsHydrated } from '@kutuhal/contract'
import {
  getTranslatedPath,
  isLanguageCode,
  languages,
  type LanguageCode,
} from '@kutuhal/contract/languages.ts'
import { screenOnly } from './styles/screen-only.ts'
import { createTabStorage } from './tab-memory.ts'

interface Props {
  /** Of the English page. */
  readonly path: string
  readonly current: LanguageCode
}

/** The name of each language, of the switch, and what it offers, in that language. */
const words = {
  en: { name: 'English', label: 'Language', offer: 'Read in English' },
  hi: { name: 'हिन्दी', label: 'भाषा', offer: 'हिन्दी में पढ़िए' },
  gu: { name: 'ગુજરાતી', label: 'ભાષા', offer: 'ગુજરાતીમાં વાંચો' },
} as const satisfies Record<LanguageCode, unknown>

const codes = Object.keys(languages).filter(isLanguageCode)

/** Of a page in all languages, each written in itself. For `above` of a PageHeader. */
export function LanguageSwitch({ path, current }: Props) {
  const preferred = usePreferredLanguage()
  const linkTo = (code: LanguageCode, text: string) => (
    <a
      key={text}
      href={getTranslatedPath(path, code)}
      lang={languages[code]}
      hrefLang={languages[code]}
      aria-current={code === current ? 'page' : undefined}
      css={link}
      onClick={() => kept.write(code)}
    >
      {text}
    </a>
  )
  return (
    <nav aria-label={words[current].label} css={[list, screenOnly]}>
      {/* The row ends at the right, so this moves nothing. */}
      {preferred && preferred !== current && linkTo(preferred, words[preferred].offer)}
      {codes.map(code => linkTo(code, words[code].name))}
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

const kept = createTabStorage('language', () => localStorage)

/** @returns the language chosen last, or that the browser asks for first; undefined during hydration */
function usePreferredLanguage(): LanguageCode | undefined {
  const tags = useIsHydrated() ? [kept.read(), ...navigator.languages] : []
  return tags.flatMap(tag => codes.find(code => code === tag.slice(0, 2)) ?? [])[0]
}
