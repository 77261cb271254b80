/**
 * Runs before the shell, only in browsers without popovers (Chromium before 114, Firefox before 125, Safari
 * before 17). Opens and closes menus, and locks the page behind them, which style sheets do elsewhere.
 */
import { apply, isSupported } from '@oddbird/popover-polyfill/fn'

if (!isSupported()) {
  apply()
  // From now on, menus open by the polyfill's class (shell/layout/menu-styles.ts).
  document.documentElement.dataset['popovers'] = ''
  // The event does not bubble, so this listens in the capture phase.
  document.addEventListener('toggle', ({ target }) => holdPage(target), { capture: true })
}

function holdPage(menu: EventTarget | null): void {
  if (!(menu instanceof HTMLElement) || !('locksScroll' in menu.dataset)) return
  const isOpen = menu.matches(':popover-open')
  document.body.style.overflow = isOpen ? 'hidden' : ''
  document.body.style.pointerEvents = isOpen ? 'none' : ''
}
