/** Whether a browser has put off laying out what an element stands in; to ask where that is would have it done at once. */
export function isSkipped(element: Element): boolean {
  return 'checkVisibility' in element && !element.checkVisibility({ contentVisibilityAuto: true })
}
