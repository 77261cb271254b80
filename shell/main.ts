/** React and the shell in separate tasks, with input between them: one takes 150 ms on a slow phone. */
import { restoreStackTraces } from './bootstrap/stack-traces.ts'
import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'

async function main(): Promise<void> {
  restoreStackTraces()
  await nextTask()
  const { startShell } = await import(/* webpackMode: "eager" */ './browser.tsx')
  await nextTask()
  startShell(renderRoot)
}

function nextTask(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}

export type RootRenderer = typeof renderRoot

/** @param isHydrating whether the root has composed HTML of this page */
function renderRoot(root: HTMLElement, app: ReactNode, isHydrating: boolean, options: RootOptions): void {
  if (!isHydrating) {
    createRoot(root, options).render(app)
    return
  }
  // In a transition React interrupts hydration when the visitor uses the page.
  startTransition(() => {
    hydrateRoot(root, app, options)
  })
}

void main()
