/**
 * Runs before the shell, in browsers without popovers only (Chromium before 114, Firefox before 125, Safari before 17): makes the menus
 * open and close as they do elsewhere, and holds the page behind an open one, which our style sheets do where they can ask for popovers.
 */
import { apply, isSupported } from '@oddbird/popover-polyfill/fn'

if (!isSupported()) {
  apply()
  // From now on a menu is open when it is said to be (shell/layout/menu-opening.ts).
  document.documentElement.dataset['popovers'] = ''
  // Such an event does not bubble, but it comes down.
  document.addEventListener('toggle', ({ target }) => holdPage(target), { capture: true })
}

function holdPage(menu: EventTarget | null): void {
  if (!(menu instanceof HTMLElement) || !('locksScroll' in menu.dataset)) return
  const isOpen = menu.matches(':popover-open')
  document.body.style.overflow = isOpen ? 'hidden' : ''
  document.body.style.pointerEvents = isOpen ? 'none' : ''
}
