/**
 * Whether a browser has put off laying out what an element stands in; to ask where that is would have it done at once. Chromium up to 120
 * ignores the option and never says so: there whoever asks has it laid out, which costs time and nothing else.
 */
export function isSkipped(element: Element): boolean {
  return 'checkVisibility' in element && !element.checkVisibility({ contentVisibilityAuto: true })
}
