/** A short text with its title, such as a rule, a promise or a step. */
export interface TitledText {
  readonly title: string
  readonly text: string
}

export interface TextLink {
  readonly href: string
  readonly text: string
}
