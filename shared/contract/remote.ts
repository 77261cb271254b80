import type { ComponentType } from 'react'
import type { Page } from './page.ts'

/**
 * Raised by each breaking change; composing refuses releases with different numbers. A compatible addition
 * raises this package's minor version instead: remotes built with it need a host of that version or later.
 */
export const CONTRACT_VERSION = 2

/** A remote's only exposed module, `./remote`, exports it as `remote`. */
export interface RemoteModule {
  /** By the page's name in the host's route table. */
  readonly pages: Readonly<Record<string, () => Promise<{ readonly page: Page }>>>
  /** Parts of the layout that open on demand, such as the assistant. */
  readonly panels?: Readonly<Record<string, () => Promise<{ readonly Panel: ComponentType<PanelProps> }>>>
}

export interface PanelProps {
  /** The path and anchor of the current page, updated on each change. */
  readonly address: string
  readonly onClose: () => void
}
