import { css } from '@emotion/react'
import { useIsHydrated, useNavigation } from '@kutuhal/contract'
import { Button, ButtonLink, Container, Notice, Picture } from '@kutuhal/ui'
import { tabletWidth } from '@kutuhal/ui/styles.ts'
import { getPublicFileUrl } from '@kutuhal/ui/public-file.ts'
import { SITE_LANGUAGE } from '../routes.ts'
import { focusNavigationTarget } from './navigation.ts'

interface Props {
  /** The page's composed text is visible while its code loads. */
  readonly hasContent: boolean
  readonly isOffline: boolean
  readonly isRetrying: boolean
  readonly onRetry: () => void
  readonly onFocus: () => void
}

export function SlowPageNotice({ hasContent }: Pick<Props, 'hasContent'>) {
  return (
    <Container lang={SITE_LANGUAGE} css={hasContent ? atTheEdge('fixed') : spaced}>
      {hasContent ? (
        <Notice title="Part of this page is still on its way.">
          You can read on; what needs a click may not answer yet.
        </Notice>
      ) : (
        <Notice title="This page is still on its way.">
          The connection is slow. The page opens by itself.
        </Notice>
      )}
    </Container>
  )
}

export function FailedPageNotice({ hasContent, isOffline, isRetrying, onRetry, onFocus }: Props) {
  const words = hasContent ? readOn : isOffline ? waitForConnection : takeBreak
  return (
    <Container lang={SITE_LANGUAGE} css={hasContent ? atTheEdge('sticky') : spaced} onFocus={onFocus}>
      {/* Without any content, the page has no heading of its own. */}
      {words.heading && <h1 css={heading}>{words.heading}</h1>}
      <Notice tone="error" title={words.title}>
        <p>{words.text}</p>
        <p>
          <Button kind="secondary" aria-disabled={isRetrying} onClick={isRetrying ? undefined : onRetry}>
            {isRetrying ? 'Trying again…' : 'Retry'}
          </Button>
        </p>
      </Notice>
      {words === takeBreak && (
        <Picture
          css={picture}
          file={getPublicFileUrl(__RELEASE__, 'drawings/taking-a-break')}
          width={480}
          height={320}
          sizes="30rem"
          alt=""
        />
      )}
    </Container>
  )
}

/** In a list, for an item of an address that does not exist. */
export function MissingItemNotice({ state }: { readonly state: object }) {
  const { location, navigate } = useNavigation()
  // Composed HTML cannot know the state of a history entry, which a reload keeps.
  const notice = useIsHydrated() ? noticeIn(state) : undefined
  if (!notice) return null
  // From the history entry too, or a reload would show it again.
  const dismiss = () => {
    // The button that has the focus is about to disappear.
    focusNavigationTarget()
    navigate(location.pathname + location.search, { replace: true })
  }
  return (
    <Container css={spaced}>
      <Notice tone="error" title={notice.title} onDismiss={dismiss}>
        {notice.text}
      </Notice>
    </Container>
  )
}

/** page-source.ts has put it there. */
function noticeIn(state: object): { readonly title: string; readonly text: string } | undefined {
  if (!('notice' in state && state.notice instanceof Object)) return undefined
  const { notice } = state
  if (!('title' in notice && 'text' in notice)) return undefined
  const { title, text } = notice
  return typeof title === 'string' && typeof text === 'string' ? { title, text } : undefined
}

export function NotFoundPage() {
  return (
    <Container css={notFound}>
      <div css={notFoundText}>
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
        css={notFoundPicture}
        file={getPublicFileUrl(__RELEASE__, 'drawings/not-found')}
        width={640}
        height={400}
        sizes={`(min-width: ${tabletWidth}) 34rem, 94vw`}
        alt=""
      />
    </Container>
  )
}

interface Words {
  readonly heading?: string
  readonly title: string
  readonly text: string
}

const readOn: Words = {
  title: 'Part of this page did not load.',
  text: 'You can read on; what needs a click may not answer yet. Please try again in a moment.',
}

const waitForConnection: Words = {
  heading: 'This page is waiting for a connection',
  title: 'There is no connection just now.',
  text: 'The page opens by itself as soon as the connection is back.',
}

const takeBreak: Words = {
  heading: 'This page is taking a break',
  title: 'Part of this page did not load.',
  text: 'The rest of the site works. Please check your connection and try again in a moment.',
}

const picture = css({ marginTop: 'var(--space-6)' })
const spaced = css({ paddingBlock: 'var(--space-5)' })
// At the window's lower edge, so that the text above stays where it is. A notice that does not end by itself
// gets room at the end of the page, and so does every notice in a low window.
const atTheEdge = (position: 'fixed' | 'sticky') =>
  css({
    paddingBlock: 'var(--space-3)',
    '@media (min-height: 20.01rem)': { position, insetInline: 0, insetBlockEnd: 0, zIndex: 5 },
  })
const heading = css({ marginBottom: 'var(--space-5)' })

const notFound = css({
  display: 'grid',
  gap: 'var(--space-6)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  alignItems: 'center',
  paddingBlock: 'var(--space-section)',
})

const notFoundText = css({ display: 'grid', gap: 'var(--space-5)' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' })
const notFoundPicture = css({ borderRadius: 'var(--radius-m)' })
