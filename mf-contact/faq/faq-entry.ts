export interface FaqEntry {
  readonly question: string
  readonly answer: string
  /** Where to read on. */
  readonly more?: { readonly href: string; readonly text: string }
}
