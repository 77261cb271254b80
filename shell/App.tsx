import { css } from '@emotion/react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { canonicalPath } from '@kutuhal/contract/address.ts'
import { Assistant } from './layout/Assistant.tsx'
import { Footer } from './layout/Footer.tsx'
import { GetStarted } from './layout/GetStarted.tsx'
import { Header } from './layout/Header.tsx'
import { languageOf, SITE_LANGUAGE } from './routes.ts'
import { useLinkClicks } from './navigation/use-link-clicks.ts'
import { MissingItemNotice } from './page/MissingItemNotice.tsx'
import { PageHost } from './page/PageHost.tsx'
import type { PageSource } from './page/page-source.ts'

interface Props {
  readonly source: PageSource
  readonly onIntent: (path: string) => void
}

/** The layout that all routes share; the same in the browser and while composing. */
export function App({ source, onIntent }: Props) {
  const location = useLocation()
  const [arrival] = useState(location.pathname)
  const [hasNavigated, setNavigated] = useState(false)
  if (!hasNavigated && location.pathname !== arrival) setNavigated(true)
  const path = canonicalPath(location.pathname) ?? location.pathname
  // On a translated page, the shared layout stays in the site's language.
  const lang = languageOf(path) === SITE_LANGUAGE ? undefined : SITE_LANGUAGE
  useLinkClicks(onIntent)

  return (
    <>
      <a href="#main" lang={lang} css={skipLink}>
        Skip to content
      </a>
      <Header currentPath={path} lang={lang} />
      <main id="main" tabIndex={-1} css={main}>
        <MissingItemNotice />
        <PageHost
          key={path}
          path={path}
          source={source}
          isInitial={!hasNavigated && location.pathname === arrival}
        />
      </main>
      <GetStarted currentPath={path} lang={lang} />
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
