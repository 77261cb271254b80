/** A news item as lists show it. It stands in content/<id>.html, above the body (HTML). */
export interface ArticleSummary {
  readonly id: string
  readonly title: string
  /** ISO date, e.g. 2025-05-15 */
  readonly date: string
  readonly excerpt: string
  /** Path below this app's drawings/ folder, without its ending */
  readonly coverImage: string
  /** What the cover picture shows, for people who cannot see it; may be '' where it only decorates */
  readonly coverAlt: string
  readonly featured: boolean
}
