import { css } from '@emotion/react'
import { site } from '@kutuhal/contract'
import { Container } from '@kutuhal/ui'
import { buttonStyles, screenOnly } from '@kutuhal/ui/styles.ts'
import { getPublicFileUrl } from '@kutuhal/ui/public-file.ts'
import { useSyncExternalStore } from 'react'
import { primaryLinks } from './link-lists.ts'
import { currentPageStyle, NavigationLink } from './links.tsx'
import {
  headerContainerStyle,
  wrapInNarrowHeaderQuery,
  wrapInSmallHeaderQuery,
  wrapInTinyHeaderQuery,
  MobileMenu,
  SolutionsMenu,
} from './menus.tsx'
import { translate } from './translate.ts'

/** The header turns solid after it (product specification, point 9); px. */
const SCROLL_THRESHOLD = 10

export function Header() {
  const isScrolled = useSyncExternalStore(onScroll, isPageScrolled, () => false)
  return (
    <header css={[bar, isScrolled && scrolled, screenOnly]}>
      <Container css={row}>
        <Brand />
        <nav aria-label={translate('Main')} css={wideOnly}>
          <ul role="list" css={list}>
            {primaryLinks.map(item => (
              <li key={item.path}>
                <NavigationLink item={item} css={link} />
              </li>
            ))}
            <li>
              <SolutionsMenu triggerStyle={link} />
            </li>
          </ul>
        </nav>
        <a href="#get-started" css={[buttonStyles.primary, callToAction]}>
          {translate('Get Started')}
        </a>
        <MobileMenu />
      </Container>
    </header>
  )
}

const isPageScrolled = () => scrollY > SCROLL_THRESHOLD

function onScroll(notify: () => void) {
  addEventListener('scroll', notify, { passive: true })
  return () => removeEventListener('scroll', notify)
}

/** Matches windows so low, e.g. at 400% zoom, that a fixed header would cover the text. */
export const scrollingHeaderQuery = '@media (max-height: 20rem)'

/** The header has the chat's button, because there is no room next to the page. */
export const roomForChatQuery = '@media (max-width: 78.99rem) and (min-height: 20.01rem)'

export const chatSizeInHeader = 'min(2.5rem, 12vw)'

const bar = css({
  ...headerContainerStyle,
  position: 'sticky',
  top: 0,
  zIndex: 10,
  background: 'var(--color-paper)',
  [scrollingHeaderQuery]: { position: 'static' },
  // Until all of it has arrived, what follows the name would move. With `+ *`, Chromium would compute every
  // element's style after each change of the page.
  '&:not(:has(+ main)) > * > * + *': { visibility: 'hidden' },
  transition: 'background-color var(--quick), box-shadow var(--quick)',
})

const scrolled = css({
  background: 'var(--color-surface)',
  boxShadow: 'var(--shadow-card)',
  // Visible only in forced colours, which have no shadows.
  outline: '1px solid transparent',
})

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'clamp(var(--space-2), 2vw, var(--space-4))',
  minHeight: 'var(--header-height)',
  [roomForChatQuery]: { '&::after': { content: '""', flex: 'none', width: chatSizeInHeader } },
  // Without scripts there is no chat.
  '@media (scripting: none)': { '&::after': { display: 'none' } },
})

const wideOnly = css({ marginInlineStart: 'auto', ...wrapInNarrowHeaderQuery({ display: 'none' }) })

const list = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-1)' })

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  minHeight: '2.75rem',
  padding: 'var(--space-2) var(--space-3)',
  border: 0,
  borderRadius: 'var(--radius-s)',
  background: 'transparent',
  color: 'var(--color-ink)',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { background: 'var(--color-sand)', color: 'var(--color-ink)' },
  '&[aria-current]': currentPageStyle,
})

const callToAction = css({
  whiteSpace: 'nowrap',
  ...wrapInNarrowHeaderQuery({ marginInlineStart: 'auto', paddingInline: 'var(--space-4)' }),
  ...wrapInSmallHeaderQuery({
    minHeight: '2.5rem',
    paddingInline: 'var(--space-2)',
    fontSize: 'var(--text-s)',
  }),
  // A tiny header has no room for this link, which the menu also has.
  ...wrapInTinyHeaderQuery({ display: 'none' }),
})

interface BrandProps {
  /** The footer is dark and usually below the first view. */
  readonly isAtFoot?: boolean
}

export function Brand({ isAtFoot = false }: BrandProps) {
  return (
    <a href="/" css={brandStyle}>
      <img
        src={getPublicFileUrl(__RELEASE__, isAtFoot ? 'favicon.svg' : 'mark.svg')}
        width={44}
        height={44}
        alt=""
        loading={isAtFoot ? 'lazy' : 'eager'}
      />
      {site.brand}
    </a>
  )
}

const brandStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  color: 'inherit',
  fontFamily: 'var(--font-display)',
  fontSize: 'min(clamp(1.35rem, 1rem + 1.6vw, 1.6rem), 8vw)',
  fontWeight: 700,
  lineHeight: 1,
  textDecoration: 'none',
  '&:hover': { color: 'inherit' },
  overflowWrap: 'normal',
  '& img': { width: 'min(clamp(2.25rem, 10vw, 2.75rem), 13vw)' },
})
