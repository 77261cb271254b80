import type { PanelProps } from '@kutuhal/contract'
import { useCallback, useContext, useEffect, useState, type ComponentType } from 'react'
import { RemotesContext } from '../federation/RemotesContext.ts'
import { SiteError } from '../site-error.ts'
import { PATIENCE_MS } from '../page/patience.ts'

type PanelState =
  | { readonly status: 'idle' | 'loading' | 'slow' | 'failed' }
  | { readonly status: 'ready'; readonly Panel: ComponentType<PanelProps>; readonly release: string }

/** Remote and panel, as the launcher says it for whoever checks releases (shared/release/check/check-panel.ts). */
export const ASSISTANT_PANEL = 'mf-chat/assistant'

/** The assistant's panel, loaded from mf-chat when `load` is called for the first time. */
export function useAssistantPanel() {
  const remotes = useContext(RemotesContext)
  const [panel, setPanel] = useState<PanelState>({ status: 'idle' })

  const load = useCallback(() => {
    setPanel({ status: 'loading' })
    remotes
      .use('mf-chat', async ({ panels }, release) => {
        const importPanel = panels?.['assistant']
        if (importPanel) return { Panel: (await importPanel()).Panel, release }
        throw new SiteError('It has no panel "assistant".', { hint: 'Its remote.tsx must name it.' })
      })
      .then(({ Panel, release }) => setPanel({ status: 'ready', Panel, release }))
      .catch(() => setPanel({ status: 'failed' }))
  }, [remotes])

  /** @param onReload called before the page is loaded anew, where that is what helps */
  const retry = (onReload: () => void) => {
    setPanel({ status: 'loading' })
    void remotes.renew(onReload).then(load)
  }

  /** The panel's code threw: another release may take its place. */
  const handleBroken = useCallback(
    (release: string, error: Error) => {
      if (remotes.giveUp('mf-chat', release, error)) load()
      else setPanel({ status: 'failed' })
    },
    [load, remotes],
  )

  useEffect(() => {
    if (panel.status !== 'loading') return
    const timer = setTimeout(() => setPanel({ status: 'slow' }), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [panel])

  return { panel, load, retry, handleBroken }
}
