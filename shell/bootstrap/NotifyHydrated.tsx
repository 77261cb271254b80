import { useEffect, type ReactNode } from 'react'
import type { PageOutcome } from '../page/page-source.ts'
import { emit, type ShellEvent } from './events.ts'

interface Props {
  readonly event: Extract<ShellEvent, 'shell-answering' | 'page-answering'>
  readonly children: ReactNode
}

/** Notifies the document's inline scripts when its children are hydrated. */
export function NotifyHydrated({ event, children }: Props) {
  useEffect(() => emit(event), [event])
  return children
}

/** Notifies when the document's page is hydrated, or never will be. */
export async function notifyWhenAnswering(opening: Promise<PageOutcome>): Promise<PageOutcome> {
  const outcome = await opening
  if (outcome.status === 'loaded')
    return { ...outcome, element: <NotifyHydrated event="page-answering">{outcome.element}</NotifyHydrated> }
  emit('page-answering')
  return outcome
}
