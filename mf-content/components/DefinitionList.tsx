import type { SerializedStyles } from '@emotion/react'
import type { TitledTexts } from '../text-types.ts'
import { textStyles } from './text-styles.ts'

interface Props {
  readonly entries: TitledTexts
  /** The style of the whole list. */
  readonly list: SerializedStyles
  /** The style of an entry: a term with its text. */
  readonly entry?: SerializedStyles
  readonly term?: SerializedStyles
}

/** A list of terms, each with a text that explains it. */
export function DefinitionList({ entries, list, entry, term = textStyles.display }: Props) {
  return (
    <dl css={list}>
      {Object.entries(entries).map(([title, text]) => (
        <div key={title} {...(entry && { css: entry })}>
          <dt css={term}>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
