/**
 * Whether this browser has what the maze cannot do without: style sheets that scripts make, what measures a column, and the functions of
 * its time. Asked before anything of the page is touched, so that what a partner wrote stays where it is `false`. Chromium 109, Firefox
 * 115 and Safari 16.4 have it all.
 */
export function isNewEnough(): boolean {
  return (
    'hasOwn' in Object &&
    'replaceSync' in CSSStyleSheet.prototype &&
    // At first these lists could be replaced, but not added to.
    !Object.isFrozen(document.adoptedStyleSheets) &&
    CSS.supports('container-type', 'inline-size')
  )
}
