/**
 * Whether a browser has put off laying out what an element stands in; to ask where that is would have it done at once. Chromium up to 120 does
 * not know the question, says no, and does: it lays all of the page out then, as it would anyway.
 */
export function isSkipped(element: Element): boolean {
  return 'checkVisibility' in element && !element.checkVisibility({ contentVisibilityAuto: true })
}
