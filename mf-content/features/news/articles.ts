/** A news item as lists show it: the fields above the body in content/<id>.html. */
export interface ArticleSummary {
  readonly id: string
  readonly title: string
  /** ISO date, e.g. 2025-05-15 */
  readonly date: string
  readonly excerpt: string
  /** Path below this app's drawings/ folder, without the file extension. */
  readonly coverImage: string
  /** Text alternative of the cover picture; '' if the picture is only decoration. */
  readonly coverAlt: string
  readonly featured: boolean
}
