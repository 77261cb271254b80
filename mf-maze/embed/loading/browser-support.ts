/**
 * Whether this browser has what the maze needs: constructable style sheets, container units, and functions of
 * that time. Checked before the page is changed, so that the partner's fallback stays. Chromium 109, Firefox
 * 115 and Safari 16.4 have it all.
 */
export function isBrowserSupported(): boolean {
  return (
    'hasOwn' in Object &&
    'replaceSync' in CSSStyleSheet.prototype &&
    // Early versions allowed replacing this list, but not adding to it.
    !Object.isFrozen(document.adoptedStyleSheets) &&
    CSS.supports('container-type', 'inline-size')
  )
}
