import { css, type CSSObject, type SerializedStyles } from '@emotion/react'
import { useNavigation } from '@kutuhal/contract'
import { buttonStyles } from '@kutuhal/ui/styles.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { ColourSwitch } from './ColourSwitch.tsx'
import { primaryLinks, solutionLinks, type NavigationItem } from './link-lists.ts'
import { getAriaCurrent, currentPageStyle, NavigationLink } from './links.tsx'
import { translate } from './translate.ts'

/**
 * In container queries a `rem` grows with the visitor's text size, in media queries it does not. Browsers
 * without container queries use the window's width.
 */
const inWideHeader = atWidth('(min-width: 60rem)')
export const wrapInNarrowHeaderQuery = atWidth('(max-width: 59.99rem)')
export const wrapInSmallHeaderQuery = atWidth('(max-width: 29.99rem)')
export const wrapInTinyHeaderQuery = atWidth('(max-width: 22.4rem)')

export const headerContainerStyle = { containerType: 'inline-size', containerName: 'header' } as const

function atWidth(condition: string) {
  return (rules: CSSObject): CSSObject => ({
    [`@container header ${condition}`]: rules,
    [`@media ${condition}`]: { '@supports not (container-type: inline-size)': rules },
  })
}

/** The polyfill sets a class on open menus. `:is()` ignores a selector that the browser does not know. */
const whileOpen = '&:is(:popover-open, .\\:popover-open)'

/** Without the polyfill, the menu shows while it or its button has focus or hover. */
const withoutPopovers = (rules: CSSObject): CSSObject => ({
  '@supports not selector(:popover-open)': {
    'html:not([data-popovers]) button:is(:focus, :hover) + &, html:not([data-popovers]) &:is(:hover, :focus-within)':
      rules,
  },
})

const SOLUTIONS_ID = 'solutions-menu'

/** Its button is marked if the dropdown has a link to the current page. */
export function SolutionsMenu({ triggerStyle }: { readonly triggerStyle: SerializedStyles }) {
  const [menu, isOpen] = usePopover<HTMLUListElement>()
  const { path } = useNavigation().location
  const isInside = solutionLinks.some(item => getAriaCurrent(item.path, path))
  return (
    <>
      <button
        type="button"
        popoverTarget={SOLUTIONS_ID}
        aria-expanded={isOpen}
        aria-current={isInside || undefined}
        css={[triggerStyle, trigger]}
      >
        {translate('Solutions')}
        <ChevronDown aria-hidden size={18} />
      </button>
      <ul id={SOLUTIONS_ID} ref={menu} popover="auto" role="list" css={dropdown}>
        {solutionLinks.map(item => (
          <li key={item.path}>
            <NavigationLink item={item} css={dropdownLink} />
          </li>
        ))}
      </ul>
    </>
  )
}

const trigger = css({
  anchorName: '--solutions',
  '& svg': { transition: 'transform var(--quick)' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
})

const dropdown = css({
  display: 'none',
  position: 'fixed',
  // For browsers without anchor positioning: below the header, near the Solutions button at the right.
  inset:
    'calc(var(--header-height) - 0.25rem) max(10rem, calc((100vw - var(--width-page)) / 2 + 8rem)) auto auto',
  minWidth: '13rem',
  margin: 0,
  padding: 'var(--space-2)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  boxShadow: 'var(--shadow-lifted)',
  [whileOpen]: { display: 'block' },
  ...withoutPopovers({ display: 'block' }),
  '@supports (position-anchor: --solutions)': {
    positionAnchor: '--solutions',
    inset: 'calc(anchor(bottom) + 0.25rem) auto auto anchor(left)',
  },
})

const dropdownLink = css({
  display: 'block',
  padding: 'var(--space-2) var(--space-3)',
  borderRadius: 'var(--radius-s)',
  color: 'var(--color-ink)',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { background: 'var(--color-marigold-pale)', color: 'var(--color-ink)' },
  '&[aria-current]': currentPageStyle,
})

/** The header's last part, so a document's first frame waits for it. */
export const MOBILE_MENU_ID = 'mobile-menu'

export function MobileMenu() {
  const [menu, isOpen] = usePopover<HTMLElement>()
  const links = (items: readonly NavigationItem[]) =>
    items.map(item => (
      <li key={item.path}>
        <NavigationLink item={item} css={drawerLink} />
      </li>
    ))
  return (
    <>
      <button
        type="button"
        popoverTarget={MOBILE_MENU_ID}
        aria-expanded={isOpen}
        aria-label={translate('Open menu')}
        css={hamburger}
      >
        <Menu aria-hidden size={28} />
      </button>
      <nav
        id={MOBILE_MENU_ID}
        ref={menu}
        popover="auto"
        aria-label={translate('Mobile')}
        data-locks-scroll=""
        css={drawer}
      >
        <button
          type="button"
          popoverTarget={MOBILE_MENU_ID}
          popoverTargetAction="hide"
          aria-label={translate('Close menu')}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- Takes effect when the popover opens.
          autoFocus
          css={close}
        >
          <X aria-hidden size={26} />
        </button>
        <ul role="list">{links(primaryLinks)}</ul>
        <p css={groupName}>{translate('Solutions')}</p>
        <ul role="list">{links(solutionLinks)}</ul>
        <a href="#get-started" css={[buttonStyles.primary, callToAction]}>
          {translate('Get Started')}
        </a>
        <ColourSwitch />
      </nav>
    </>
  )
}

const hamburger = css({
  display: 'grid',
  placeItems: 'center',
  width: 'min(2.75rem, 14vw)',
  height: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius-s)',
  background: 'transparent',
  '&:hover': { background: 'var(--color-sand)' },
  ...inWideHeader({ display: 'none' }),
  ...wrapInTinyHeaderQuery({ marginInlineStart: 'auto' }),
})

const drawer = css({
  display: 'none',
  position: 'fixed',
  inset: '0 0 0 auto',
  width: '100%',
  maxWidth: 'min(20rem, 85vw)',
  height: ['100vh', '100dvh'],
  margin: 0,
  padding: 'var(--space-4) var(--space-5) var(--space-6)',
  border: 0,
  // Visible only in forced colours, in which the dimmed page looks like the menu.
  outline: '1px solid transparent',
  overflowY: 'auto',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  transform: 'translateX(100%)',
  transition: 'transform 0.3s var(--ease), display 0.3s allow-discrete, overlay 0.3s allow-discrete',
  [whileOpen]: { display: 'block', transform: 'none' },
  '@starting-style': { '&:popover-open': { transform: 'translateX(100%)' } },
  '&::backdrop': { background: 'transparent', transition: 'background-color 0.3s' },
  '&:popover-open::backdrop': { background: 'var(--color-dim)' },
  // In place of the backdrop, which the popover polyfill does not have.
  '&.\\:popover-open': { boxShadow: '0 0 0 100vmax var(--color-dim)', pointerEvents: 'auto' },
  ...withoutPopovers({ display: 'block', transform: 'none' }),
})

const close = css(hamburger, { marginInlineStart: 'auto' })

const drawerLink = css({
  display: 'block',
  padding: 'var(--space-2) var(--space-3)',
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

const callToAction = css({ width: '100%', marginBlock: 'var(--space-5)' })

/**
 * The popover opens and closes without scripts. Scripts close it on Back, when the visitor follows a link in
 * it, and when the keyboard focus leaves it, since it would cover the focused element.
 * @returns whether it is open; undefined before scripts run
 */
function usePopover<T extends HTMLElement>(): readonly [RefObject<T | null>, boolean | undefined] {
  const popover = useRef<T>(null)
  const [isOpen, setOpen] = useState<boolean>()

  useEffect(() => {
    const element = popover.current
    // Without popovers and polyfill, style sheets open the menu.
    if (!element || !('popover' in element)) return
    // The popover may be open already, before scripts run.
    const report = () => setOpen(element.matches(':popover-open'))
    const closeOnLink = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) element.hidePopover()
    }
    const closeWhenLeft = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || element.contains(target)) return
      // A click on the menu's button closes it anyway.
      if (target.matches(':focus-visible') && element.matches(':popover-open')) element.hidePopover()
    }
    report()
    const stop = new AbortController()
    const { signal } = stop
    addEventListener('popstate', () => element.hidePopover(), { signal })
    document.addEventListener('focusin', closeWhenLeft, { signal })
    element.addEventListener('toggle', report, { signal })
    element.addEventListener('click', closeOnLink, { signal })
    return () => stop.abort()
  }, [])

  return [popover, isOpen]
}
