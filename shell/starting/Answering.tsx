import { useEffect, type ReactNode } from 'react'
import { tellStarter } from './hand-over.ts'

interface Props {
  readonly part: 'shell-answering' | 'page-answering'
  readonly children: ReactNode
}

/** Lets the starter know when what it holds has been hydrated. */
export function Answering({ part, children }: Props) {
  useEffect(() => tellStarter(part), [part])
  return children
}
