/**
 * Whether the shell's scripts run in this browser: whatever cannot do this much, their syntax or a function they call would break, and the
 * document stays what it is, text, links and pictures. True from Chromium 97, Firefox 104 and Safari 15.4 on.
 */
export function isSupported(): boolean {
  return 'hasOwn' in Object && 'findLast' in Array.prototype
}
