import { useEffect, type ReactNode } from 'react'
import type { PageOutcome } from '../page/page-source.ts'
import { emit, type ShellEvent } from './events.ts'

interface Props {
  readonly event: Extract<ShellEvent, 'shell-answering' | 'page-answering'>
  readonly children: ReactNode
}

/** Tells the scripts in the document when what it holds has been hydrated. */
export function NotifyHydrated({ event, children }: Props) {
  useEffect(() => emit(event), [event])
  return children
}

/** The page of the document, once it is opened: it tells when it answers, or that it never will. */
export async function notifyWhenAnswering(opening: Promise<PageOutcome>): Promise<PageOutcome> {
  const outcome = await opening
  if (outcome.status === 'loaded')
    return { ...outcome, element: <NotifyHydrated event="page-answering">{outcome.element}</NotifyHydrated> }
  emit('page-answering')
  return outcome
}
