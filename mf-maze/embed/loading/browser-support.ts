/**
 * Whether this browser has what the maze needs: constructable style sheets, container units, and functions of
 * the same age (Chromium 109, Firefox 115, Safari 16.4). Otherwise the page is not changed, so the partner's
 * fallback content stays.
 */
export function isBrowserSupported(): boolean {
  return (
    'hasOwn' in Object &&
    'replaceSync' in CSSStyleSheet.prototype &&
    // Early versions had a frozen list, which could be replaced, but not extended.
    !Object.isFrozen(document.adoptedStyleSheets) &&
    CSS.supports('container-type', 'inline-size')
  )
}
