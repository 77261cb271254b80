/** Such as a rule, a promise or a step. */
export interface TitledText {
  readonly title: string
  readonly text: string
}

/** By their titles, in their order. */
export type TitledTexts = Readonly<Record<string, string>>

export interface TextLink {
  readonly href: string
  readonly text: string
}
