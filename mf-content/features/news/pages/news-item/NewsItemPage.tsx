import { css } from '@emotion/react'
import { Container, Prose, VisuallyHidden } from '@kutuhal/ui'
import { buttonStyles, desktopQuery, desktopWidth, eyebrowStyle, screenOnly } from '@kutuhal/ui/styles.ts'
import { Illustration } from '../../../../components/Illustration.tsx'
import { textStyles } from '../../../../components/text-styles.ts'
import { ItemDetail } from '../../../../lists/components/ItemDetail.tsx'
import type { ItemPageData } from '../../../../lists/item-page.ts'
import { formatDate } from '../../../../lists/readable-date.ts'
import type { Article } from '../../articles.ts'
import { NewsCard } from '../../components/NewsCard.tsx'

export function NewsItemPage({ data }: { readonly data: ItemPageData<Article> }) {
  return (
    <ItemDetail
      data={data}
      header={<NewsHeader {...data.item} />}
      spacing={spacing}
      listPath="/news"
      noun="news item"
      more={{ id: 'more-news', title: 'More News' }}
      card={item => <NewsCard article={item} headingLevel={3} />}
      newsletter={{
        title: 'News by e-mail',
        text: 'One letter a month: what opened, who won, and which camp has places left.',
      }}
    >
      <Prose html={data.body} />
      <div css={[beside, screenOnly]}>
        <ShareButtons />
      </div>
    </ItemDetail>
  )
}

const spacing = css({
  gap: 'var(--space-6)',
  // For the picture that overlaps the header's lower edge.
  paddingBlock: 'var(--space-8) var(--space-7)',
})

const beside = css({
  [desktopQuery]: {
    position: 'sticky',
    top: 'calc(var(--header-height) + var(--space-5))',
    alignSelf: 'start',
  },
})

function NewsHeader({ title, date, excerpt, coverImage, coverAlt }: Article) {
  return (
    <header css={band}>
      <Container css={headerColumns}>
        <div css={words}>
          <p css={textStyles.origin}>
            <a css={eyebrowStyle} href="/news">
              News
            </a>
            <time dateTime={date}>{formatDate(date)}</time>
          </p>
          <h1 css={heading}>{title}</h1>
          <p css={lead}>{excerpt}</p>
        </div>
        <Illustration
          css={cover}
          drawing={coverImage}
          alt={coverAlt}
          sizes={`(min-width: ${desktopWidth}) 36rem, 94vw`}
          loading="eager"
          fetchPriority="high"
        />
      </Container>
    </header>
  )
}

const band = css({
  background: 'var(--kolam), var(--color-sand)',
  paddingTop: 'var(--space-section)',
  borderBottom: '1px solid var(--color-line)',
})

const headerColumns = css({
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

// At these sizes, titles and leads have as many lines in the fallback fonts (shared/ui/styles/base.css) as in
// the web fonts, so nothing moves when those load.
const heading = css({ maxWidth: '12em', fontSize: 'min(clamp(1.88rem, 1.41rem + 2.07vw, 2.91rem), 11.28vw)' })
const lead = css({ maxWidth: '33em', fontSize: '1.165rem', color: 'var(--color-ink-soft)' })

const cover = css({
  marginBottom: 'calc(-1 * var(--space-6))',
  boxShadow: 'var(--shadow-print)',
  background: 'var(--color-surface)',
})

const networks = ['Facebook', 'X', 'WhatsApp']

/** They have no action (product specification, point 2). */
function ShareButtons() {
  return (
    <section aria-labelledby="share" css={stack}>
      <h2 id="share" css={textStyles.large}>
        Share this story
      </h2>
      <div css={row}>
        {networks.map(network => (
          <button
            key={network}
            type="button"
            aria-describedby="no-sharing"
            css={[buttonStyles.secondary, small]}
          >
            <VisuallyHidden>Share on </VisuallyHidden>
            {network}
          </button>
        ))}
        <button type="button" aria-describedby="no-sharing" css={[buttonStyles.secondary, small]}>
          Copy link
        </button>
      </div>
      <p id="no-sharing" css={textStyles.smallSoft}>
        These buttons do nothing yet. To pass the story on, send its address.
      </p>
    </section>
  )
}

const stack = css({ display: 'grid', gap: 'var(--space-3)' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' })

const small = css({
  minHeight: '2.25rem',
  padding: 'var(--space-1) var(--space-4)',
  fontSize: 'var(--text-s)',
})
