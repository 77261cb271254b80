import type { ComponentType } from 'react'
import type { Page } from './page.ts'

/**
 * Raised by a breaking change between remotes and hosts built before and after it. The build writes it into
 * `release.json`; composing refuses releases that disagree. A compatible addition raises this package's minor
 * version: remotes built against it need a host with that version or a later one.
 */
export const CONTRACT = 2

/** What a remote's only exposed module, `./remote`, exports as `remote`. */
export interface RemoteModule {
  /** A lazily loaded chunk for each page; the key is the name in the host's route table. */
  readonly pages: Readonly<Record<string, () => Promise<{ readonly page: Page }>>>
  /** Parts of the layout that open on demand, such as the assistant. */
  readonly panels?: Readonly<Record<string, () => Promise<{ readonly Panel: ComponentType<PanelProps> }>>>
}

export interface PanelProps {
  /** The path and anchor of the current page, updated as they change; older hosts do not pass it. */
  readonly address?: string
  /** Called when the visitor closes the panel. */
  readonly onClose: () => void
}
