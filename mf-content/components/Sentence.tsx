import { Fragment, type ReactNode } from 'react'

interface Props {
  readonly text: string
  readonly parts: Readonly<Record<string, ReactNode>>
}

/** Puts parts, such as links, in place of their names in braces. */
export const Sentence = ({ text, parts }: Props) =>
  text
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : parts[part]}</Fragment>)
