import type { SerializedStyles } from '@emotion/react'
import type { TitledTexts } from '../text-types.ts'
import { textStyles } from './text-styles.ts'

interface Props {
  readonly entries: TitledTexts
  readonly list: SerializedStyles
  readonly entry?: SerializedStyles
  readonly term?: SerializedStyles
}

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
