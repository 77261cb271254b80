import type { ComponentType } from 'react'
import type { Page } from './page.ts'

/**
 * Raised when a remote that was built before the change would break in a host built after it, or the other way round. The build
 * writes it into `release.json`, and composing refuses releases that do not agree. Something more, which breaks nothing, raises the middle
 * number of this package's version: a remote that was built against it asks the host for that version or a later one.
 */
export const CONTRACT = 2

/** What a remote's one exposed module, `./remote`, exports as `remote`. */
export interface RemoteModule {
  /** A lazily loaded chunk for each page; the key is the name in the host's route table. */
  readonly pages: Readonly<Record<string, () => Promise<{ readonly page: Page }>>>
  /** Parts of the layout that open on demand, such as the assistant. */
  readonly panels?: Readonly<Record<string, () => Promise<{ readonly Panel: ComponentType<PanelProps> }>>>
}

export interface PanelProps {
  /** Path and anchor of the page below the panel, as they change with it; hosts of before it was agreed upon do not say. */
  readonly address?: string
  /** The visitor closed the panel. */
  readonly onClose: () => void
}
