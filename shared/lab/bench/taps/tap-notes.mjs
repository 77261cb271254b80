/* global window, document, performance, addEventListener, requestAnimationFrame */
/**
 * Runs in the page that is tapped, before anything of it: notes when the first tap shows what it was for. Plain JavaScript, since it is
 * handed over as it stands. Which place is tapped says `window.tappedPlace` (tap.ts).
 */
;(() => {
  const shows = {
    menu: () => document.querySelector('[popover]:popover-open') !== null,
    search: () => document.querySelector('input[type="search"]:focus') !== null,
    maze: () => /Moves: 1 /.test(document.querySelector('main')?.textContent ?? ''),
    chat: () => document.querySelector('[data-panel][aria-expanded="true"]') !== null,
  }
  addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })

  function look(since) {
    if (shows[window.tappedPlace]()) window.tapAnswered = performance.now() - since
    else requestAnimationFrame(() => look(since))
  }
})()
