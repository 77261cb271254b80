/**
 * Opens and closes menus where browsers lack popovers (before Chromium 114, Firefox 125, Safari 17). It also
 * locks the page behind an open menu, as style sheets do in other browsers. It runs before the shell.
 */
import { apply, isSupported } from '@oddbird/popover-polyfill/fn'

if (!isSupported()) {
  apply()
  // Tell the style sheets that the polyfill sets a class on open menus (shell/layout/menus.tsx).
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
