import type { PanelProps } from '@kutuhal/contract'
import { createContext, useContext, type ComponentType } from 'react'
import type { Remotes } from '../federation/fallback.ts'
import { useReconnect, useRemoteState } from '../page/use-remote-state.ts'
import { SiteError } from '../site-error.ts'
import { reopenChatAfterReload } from './chat-reopening.ts'

interface AssistantPanel {
  readonly Panel: ComponentType<PanelProps>
  readonly release: string
}

/** Remote and panel, in the launcher's markup for shared/tooling/release/check/gate/panel.ts. */
export const ASSISTANT_PANEL = 'mf-chat/assistant'

/** The layout's access to remotes. Undefined while composing: panels only open in the browser. */
export const RemotesContext = createContext<Remotes | undefined>(undefined)

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

  /** The panel's code threw: another release may replace it. */
  const reportBroken = (release: string, error: Error) => {
    const isSaved = remotes?.reportBroken('mf-chat', release, error)
    dispatch({ type: isSaved ? 'frozen' : 'failed' })
    if (isSaved) load()
  }

  return { panel, open, retry, reportBroken }
}
