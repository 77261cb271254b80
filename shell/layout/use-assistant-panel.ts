import type { PanelProps } from '@kutuhal/contract'
import { useCallback, useContext, useState, type ComponentType } from 'react'
import { withAttempts } from '../federation/attempts.ts'
import { RemotesContext } from '../federation/RemotesContext.ts'

type PanelState =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly Panel: ComponentType<PanelProps> }

/** The assistant's panel, loaded from mf-chat when `load` is called for the first time. */
export function useAssistantPanel() {
  const loadRemote = useContext(RemotesContext)
  const [panel, setPanel] = useState<PanelState>({ status: 'idle' })

  const fail = useCallback((error: unknown) => {
    console.error(error)
    setPanel({ status: 'failed' })
  }, [])
  const load = useCallback(() => {
    setPanel({ status: 'loading' })
    withAttempts(async () => (await loadRemote('mf-chat')).panels?.['assistant']?.())
      .then(module => {
        if (!module) throw new Error('mf-chat has no panel "assistant". Its remote.tsx must name it.')
        setPanel({ status: 'ready', Panel: module.Panel })
      })
      .catch(fail)
  }, [fail, loadRemote])

  return { panel, load, fail }
}
