import { css } from '@emotion/react'
import { desktopQuery, desktopWidth } from '@kutuhal/ui/breakpoints.ts'
import { Container } from '@kutuhal/ui/Container.tsx'
import { eyebrowStyle } from '@kutuhal/ui/eyebrow-style.ts'
import { formatDate } from '../../../lists/readable-date.ts'
import type { ArticleSummary } from '../articles.ts'
import { Illustration } from '../../../components/Illustration.tsx'

interface Props {
  readonly article: ArticleSummary
}

/** The header of a story: title, date, and a picture that overlaps the lower edge. */
export function NewsHeader({ article }: Props) {
  return (
    <header css={band}>
      <Container css={columns}>
        <div css={words}>
          <p css={origin}>
            <a css={eyebrowStyle} href="/news">
              News
            </a>
            <time dateTime={article.date}>{formatDate(article.date)}</time>
          </p>
          <h1 css={title}>{article.title}</h1>
          <p css={lead}>{article.excerpt}</p>
        </div>
        <Illustration
          css={cover}
          drawing={article.coverImage}
          alt={article.coverAlt}
          sizes={SIZES}
          loading="eager"
          fetchPriority="high"
        />
      </Container>
    </header>
  )
}

const SIZES = `(min-width: ${desktopWidth}) 36rem, 94vw`

const band = css({
  background: 'var(--kolam), var(--color-sand)',
  paddingTop: 'var(--space-section)',
  borderBottom: '1px solid var(--color-line)',
})

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-6)',
  [desktopQuery]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'end',
    gap: 'var(--space-7)',
  },
})

const words = css({
  display: 'grid',
  gap: 'var(--space-4)',
  justifyItems: 'start',
  [desktopQuery]: { paddingBottom: 'var(--space-7)' },
})

const origin = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-3)',
  fontSize: 'var(--text-s)',
  fontWeight: 650,
})

const title = css({ maxWidth: '12em', fontSize: 'min(clamp(2rem, 1.5rem + 2.2vw, 3.1rem), 12vw)' })
// At this width, a lead has as many lines in the fallback fonts (shared/ui/base.css) as in the web font, so
// nothing moves when the web font loads.
const lead = css({ maxWidth: '33em', fontSize: 'var(--text-l)', color: 'var(--color-ink-soft)' })

const cover = css({
  marginBottom: 'calc(-1 * var(--space-6))',
  boxShadow: 'var(--shadow-print)',
  background: 'var(--color-surface)',
})
