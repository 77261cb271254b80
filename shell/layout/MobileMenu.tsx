import { css } from '@emotion/react'
import { buttonStyles } from '@kutuhal/ui/button-styles.ts'
import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { primaryLinks, solutionLinks, type NavigationItem } from './links.ts'
import { inTinyHeader, inWideHeader, whileOpen, withoutPopovers } from './menu-styles.ts'
import { currentPageStyle, NavigationLink } from './NavigationLink.tsx'
import { usePopover } from './use-popover.ts'

const ID = 'mobile-menu'

/** The menu of narrow windows: a native popover that slides in over a dimmed page. */
export function MobileMenu() {
  const [menu, isOpen] = usePopover<HTMLElement>()
  const links = (items: readonly NavigationItem[]) =>
    items.map(item => (
      <li key={item.path}>
        <NavigationLink item={item} css={link} />
      </li>
    ))
  return (
    <>
      <button type="button" popoverTarget={ID} aria-expanded={isOpen} aria-label="Open menu" css={hamburger}>
        <Menu aria-hidden size={28} />
      </button>
      <nav id={ID} ref={menu} popover="auto" aria-label="Mobile" data-locks-scroll="" css={panel}>
        <button
          type="button"
          popoverTarget={ID}
          popoverTargetAction="hide"
          aria-label="Close menu"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- Takes effect when the popover opens.
          autoFocus
          css={close}
        >
          <X aria-hidden size={26} />
        </button>
        <ul role="list">{links(primaryLinks)}</ul>
        <p css={groupName}>Solutions</p>
        <ul role="list">{links(solutionLinks)}</ul>
        <a href="#get-started" css={[buttonStyles.primary, callToAction]}>
          Get Started
        </a>
      </nav>
    </>
  )
}

const hamburger = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.875rem',
  height: '2.875rem',
  border: 0,
  borderRadius: 'var(--radius-s)',
  background: 'transparent',
  '&:hover': { background: 'var(--color-sand)' },
  ...inWideHeader({ display: 'none' }),
  ...inTinyHeader({ marginInlineStart: 'auto' }),
})

const panel = css({
  display: 'none',
  position: 'fixed',
  inset: '0 0 0 auto',
  width: '100%',
  maxWidth: 'min(20rem, 85vw)',
  height: ['100vh', '100dvh'],
  margin: 0,
  padding: 'var(--space-4) var(--space-5) var(--space-6)',
  border: 0,
  overflowY: 'auto',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  transform: 'translateX(100%)',
  transition: 'transform 0.3s var(--ease), display 0.3s allow-discrete, overlay 0.3s allow-discrete',
  [whileOpen]: { display: 'block', transform: 'none' },
  '@starting-style': { '&:popover-open': { transform: 'translateX(100%)' } },
  '&::backdrop': { background: 'transparent', transition: 'background-color 0.3s' },
  '&:popover-open::backdrop': { background: 'var(--color-dim)' },
  // This shadow replaces the backdrop, which the popover polyfill does not have.
  '&.\\:popover-open': { boxShadow: '0 0 0 100vmax var(--color-dim)', pointerEvents: 'auto' },
  ...withoutPopovers({ display: 'block', transform: 'none' }),
})

const close = css(hamburger, { marginInlineStart: 'auto' })

const link = css({
  display: 'block',
  padding: 'var(--space-3)',
  borderRadius: 'var(--radius-s)',
  color: 'var(--color-ink)',
  fontSize: 'var(--text-l)',
  fontWeight: 650,
  textDecoration: 'none',
  '&:hover': { background: 'var(--color-marigold-pale)', color: 'var(--color-ink)' },
  '&[aria-current]': currentPageStyle,
})

const groupName = css({
  marginTop: 'var(--space-4)',
  padding: 'var(--space-2) var(--space-3)',
  borderTop: '1px solid var(--color-line)',
  color: 'var(--color-ink-soft)',
  fontSize: 'var(--text-s)',
  fontWeight: 650,
})

const callToAction = css({ width: '100%', marginTop: 'var(--space-5)' })
