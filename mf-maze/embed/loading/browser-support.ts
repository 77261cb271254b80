/**
 * Whether this browser has what the maze needs: constructable style sheets, container units, and features of
 * the same browser versions (Chromium 109, Firefox 115, Safari 16.4). If not, the maze does not change the
 * page, so the partner's fallback content stays.
 */
export function isBrowserSupported(): boolean {
  return (
    'hasOwn' in Object &&
    'replaceSync' in CSSStyleSheet.prototype &&
    // In early implementations the list of style sheets was frozen: scripts could replace, but not extend it.
    !Object.isFrozen(document.adoptedStyleSheets) &&
    CSS.supports('container-type', 'inline-size')
  )
}
