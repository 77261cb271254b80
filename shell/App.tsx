import { css } from '@emotion/react'
import { Assistant } from './layout/Assistant.tsx'
import { Footer } from './layout/Footer.tsx'
import { LaterGetStarted } from './layout/LaterGetStarted.tsx'
import { Header } from './layout/Header.tsx'
import { PageHost } from './page/PageHost.tsx'
import type { PageSource } from './page/page-source.ts'
import { SITE_LANGUAGE } from './routes.ts'

interface Props {
  readonly source: PageSource
  /** Pages in other languages are in other documents. */
  readonly language: string
}

/** A navigation renders again only the parts of the layout that read the address. */
export function App({ source, language }: Props) {
  // On a translated page, the shared layout stays in the site's language.
  const lang = language === SITE_LANGUAGE ? undefined : SITE_LANGUAGE
  return (
    <>
      <a href="#main" lang={lang} css={skipLink}>
        Skip to content
      </a>
      <Header lang={lang} />
      <main id="main" tabIndex={-1} css={main}>
        <PageHost source={source} />
      </main>
      <LaterGetStarted lang={lang} />
      <Footer lang={lang} />
      <Assistant lang={lang} />
    </>
  )
}

const main = css({ minHeight: '60vh', outline: 'none' })

const skipLink = css({
  position: 'absolute',
  insetInlineStart: 'var(--space-4)',
  insetBlockStart: 'var(--space-2)',
  zIndex: 30,
  padding: 'var(--space-2) var(--space-4)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--color-ink)',
  color: 'var(--color-paper)',
  '&:not(:focus)': { clipPath: 'inset(50%)' },
})
