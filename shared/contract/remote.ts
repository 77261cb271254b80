import type { ComponentType } from 'react'
import type { Page } from './page.ts'

/**
 * The number of the contract between hosts and remotes, raised by each breaking change. The build writes it
 * into `release.json`, and composing refuses releases with different numbers. A compatible addition raises
 * this package's minor version instead: remotes built with it need a host of that version or a later one.
 */
export const CONTRACT_VERSION = 2

/** The interface of `remote`, which a remote's only exposed module, `./remote`, exports. */
export interface RemoteModule {
  /** A lazily loaded chunk for each page, by the page's name in the host's route table. */
  readonly pages: Readonly<Record<string, () => Promise<{ readonly page: Page }>>>
  /** Parts of the layout that open on demand, such as the assistant. */
  readonly panels?: Readonly<Record<string, () => Promise<{ readonly Panel: ComponentType<PanelProps> }>>>
}

export interface PanelProps {
  /** The path and anchor of the current page, updated on each change; older hosts do not pass it. */
  readonly address?: string
  /** Called when the visitor closes the panel. */
  readonly onClose: () => void
}
