import { markup } from '@kutuhal/contract'
import { useState, type ReactNode } from 'react'

interface Props {
  /** Unique in the document. */
  readonly id: string
  /** Undefined in a browser without the part's code, which then keeps the composed HTML. */
  readonly children: ReactNode
}

/** Browsers need its code only if the page's HTML was not composed. */
export function ComposedPart({ id, children }: Props) {
  const [kept] = useState(() => (children === undefined ? readMarkup(id) : undefined))
  return kept ? <div id={id} dangerouslySetInnerHTML={kept} /> : <div id={id}>{children}</div>
}

/** The markup counts as sanitised, because it was part of this document. */
function readMarkup(id: string): ReturnType<typeof markup> {
  return markup({ sanitisedHtml: document.getElementById(id)?.innerHTML ?? '' })
}
