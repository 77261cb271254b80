import { css } from '@emotion/react'
import { Assistant } from './layout/Assistant.tsx'
import { Footer } from './layout/Footer.tsx'
import { LaterGetStarted } from './layout/LaterGetStarted.tsx'
import { Header } from './layout/Header.tsx'
import { translate } from './layout/translate.ts'
import { PageHost } from './page/PageHost.tsx'
import type { PageSource } from './page/page-source.ts'

interface Props {
  readonly source: PageSource
}

/** A navigation renders again only the parts of the layout that read the address. */
export function App({ source }: Props) {
  return (
    <>
      <a href="#main" css={skipLink}>
        {translate('Skip to content')}
      </a>
      <Header />
      <main id="main" tabIndex={-1} css={main}>
        <PageHost source={source} />
      </main>
      <LaterGetStarted />
      <Footer />
      <Assistant />
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
