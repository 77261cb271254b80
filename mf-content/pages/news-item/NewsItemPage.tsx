import { css } from '@emotion/react'
import type { SanitisedHtml } from '@kutuhal/contract'
import { desk } from '@kutuhal/ui/breakpoints.ts'
import { Container } from '@kutuhal/ui/Container.tsx'
import { NewsletterBox } from '@kutuhal/ui/NewsletterBox.tsx'
import { Prose } from '@kutuhal/ui/Prose.tsx'
import { screenOnly } from '@kutuhal/ui/screen-only.ts'
import { MoreNews } from '../../components/news/MoreNews.tsx'
import { NewsHeader } from '../../components/news/NewsHeader.tsx'
import { PreviousNext } from '../../components/items/PreviousNext.tsx'
import { ShareButtons } from '../../components/news/ShareButtons.tsx'
import type { ArticleSummary } from '../../news/articles.ts'

export interface NewsItemPageData {
  readonly article: ArticleSummary
  readonly body: SanitisedHtml
  readonly more: readonly ArticleSummary[]
}

interface Props {
  readonly data: NewsItemPageData
}

export function NewsItemPage({ data: { article, body, more } }: Props) {
  return (
    <>
      <article>
        <NewsHeader article={article} />
        <Container css={columns}>
          <Prose html={body} />
          <div css={[beside, screenOnly]}>
            <ShareButtons />
          </div>
        </Container>
      </article>
      <Container css={[foot, screenOnly]}>
        <PreviousNext id={article.id} listPath="/news" label="Previous and next news item" />
        <MoreNews articles={more} />
        <NewsletterBox
          title="News by e-mail"
          text="One letter a month: what opened, who won, and which camp has places left."
        />
      </Container>
    </>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-6)',
  // The top is clear of the picture that hangs over the edge of the header.
  paddingBlock: 'var(--space-8) var(--space-7)',
  [desk]: {
    // The side keeps some room where the text has letters of twice the size.
    gridTemplateColumns: 'minmax(0, var(--width-text)) minmax(22%, 1fr)',
    gap: 'var(--space-8)',
  },
})

const beside = css({
  [desk]: {
    position: 'sticky',
    top: 'calc(var(--header-height) + var(--space-5))',
    alignSelf: 'start',
  },
})

const foot = css({ display: 'grid', gap: 'var(--space-7)', paddingBottom: 'var(--space-section)' })
