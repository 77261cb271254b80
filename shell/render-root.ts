/** The only module that imports react-dom: main.ts evaluates it in a task of its own, as it is so large. */
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
  // A transition: hydration yields to input.
  startTransition(() => {
    hydrateRoot(root, app, options)
  })
}
