import { css } from '@emotion/react'
import { tabletWidth } from '@kutuhal/ui/breakpoints.ts'
import { ButtonLink } from '@kutuhal/ui/ButtonLink.tsx'
import { Container } from '@kutuhal/ui/Container.tsx'
import { Picture } from '@kutuhal/ui/Picture.tsx'
import { asset } from '../asset.ts'

/** The shell's only own page, for addresses without a route. */
export function NotFoundPage() {
  return (
    <Container css={layout}>
      <div css={text}>
        <h1>Page Not Found</h1>
        <p>
          This path leads nowhere: the page may have moved, or the address has a typing mistake. From the home
          page every way is short, and we gladly help to look.
        </p>
        <p css={actions}>
          <ButtonLink href="/">Go to Home</ButtonLink>
          <ButtonLink href="/contact" kind="secondary">
            Help Me Find It
          </ButtonLink>
        </p>
      </div>
      <Picture
        css={picture}
        file={asset('drawings/not-found')}
        width={640}
        height={400}
        sizes={`(min-width: ${tabletWidth}) 34rem, 94vw`}
        alt=""
      />
    </Container>
  )
}

const layout = css({
  display: 'grid',
  gap: 'var(--space-6)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  alignItems: 'center',
  paddingBlock: 'var(--space-section)',
})

const text = css({ display: 'grid', gap: 'var(--space-5)' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' })
const picture = css({ borderRadius: 'var(--radius-m)' })
