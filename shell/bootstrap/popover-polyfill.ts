/**
 * Runs before the shell, only in browsers without popovers (Chromium before 114, Firefox before 125, Safari
 * before 17). Opens and closes menus, and locks the page behind them, which style sheets do elsewhere.
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
