/**
 * Opens and closes menus where browsers lack popovers (before Chromium 114, Firefox 125, Safari 17). It also
 * locks the page behind an open menu, which style sheets do elsewhere. It runs before the shell.
 */
import { apply, isSupported } from '@oddbird/popover-polyfill/fn'

if (!isSupported()) {
  apply()
  // From now on, menus open by the class that the polyfill sets (shell/layout/menus.tsx).
  document.documentElement.dataset['popovers'] = ''
  // The `toggle` event does not bubble, so this listens in the capture phase.
  document.addEventListener('toggle', ({ target }) => holdPage(target), { capture: true })
}

function holdPage(menu: EventTarget | null): void {
  if (!(menu instanceof HTMLElement) || !('locksScroll' in menu.dataset)) return
  const isOpen = menu.matches(':popover-open')
  document.body.style.overflow = isOpen ? 'hidden' : ''
  document.body.style.pointerEvents = isOpen ? 'none' : ''
}
