/** The only module that imports react-dom, which is so large that main.ts evaluates it in its own task. */
import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'

/** Renders the shell into the document. @param isHydrating whether the root has composed HTML of this page */
export function renderRoot(
  root: HTMLElement,
  app: ReactNode,
  isHydrating: boolean,
  options: RootOptions,
): void {
  if (!isHydrating) {
    createRoot(root, options).render(app)
    return
  }
  // In a transition, hydration yields to input.
  startTransition(() => {
    hydrateRoot(root, app, options)
  })
}
