import type { PanelProps } from '@kutuhal/contract'
import { createContext, useContext, type ComponentType } from 'react'
import type { RemoteRegistry } from '../federation/fallback.ts'
import { useReconnect, useRemoteState } from '../page/remote-content.ts'
import { SiteError } from '../federation/load-failure.ts'

export interface AssistantPanel {
  readonly Panel: ComponentType<PanelProps>
  readonly release: string
}

/** Remote and panel, in the button's markup, so that the release check finds them (check/gate/panel.ts). */
export const ASSISTANT_PANEL_NAME = 'mf-chat/assistant'

/** The layout's access to remotes. It is undefined while composing, because panels open only in browsers. */
export const RemotesContext = createContext<RemoteRegistry | undefined>(undefined)

/** The assistant's panel, loaded from mf-chat when `open` is called for the first time. */
export function useAssistantPanel() {
  const remotes = useContext(RemotesContext)
  const [panel, dispatch] = useRemoteState<AssistantPanel>('idle')

  const load = () => {
    void remotes
      ?.use('mf-chat', async ({ panels }, release) => {
        const importPanel = panels?.['assistant']
        if (importPanel) return { Panel: (await importPanel()).Panel, release }
        throw new SiteError('It has no panel "assistant".', { hint: 'Its remote.tsx must name it.' })
      })
      .then(used =>
        dispatch(used.status === 'done' ? { type: 'opened', content: used.result } : { type: used.status }),
      )
  }

  const open = () => {
    dispatch({ type: 'requested' })
    load()
  }

  const retry = () => {
    dispatch({ type: 'requested' })
    void remotes?.recheckRelease(reopenChatAfterReload).then(load)
  }

  useReconnect(panel.status === 'unreachable' ? panel : undefined, load)

  /** Reports that the panel's code threw, so that another release may replace it. */
  const reportBroken = (release: string, error: Error) => {
    const hasFallback = remotes?.reportBroken('mf-chat', release, error)
    dispatch({ type: hasFallback ? 'frozen' : 'failed' })
    if (hasFallback) load()
  }

  return { panel, open, retry, reportBroken }
}

/** Key in the session storage: if it is set, the chat opens again after a reload. */
const REOPENS_KEY = 'chat-reopens'

/** Lets the chat open again in the document that is about to load. */
export function reopenChatAfterReload(): void {
  try {
    sessionStorage.setItem(REOPENS_KEY, 'yes')
  } catch {
    // Storage may be blocked or full: the visitor then presses the button again.
  }
}

/** @returns whether the previous document had an open chat; only the first call may return true */
export function shouldReopenChat(): boolean {
  try {
    const isRequested = sessionStorage.getItem(REOPENS_KEY) !== null
    sessionStorage.removeItem(REOPENS_KEY)
    return isRequested
  } catch {
    return false
  }
}
