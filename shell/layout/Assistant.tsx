import { css } from '@emotion/react'
import { useNavigation, type PanelProps } from '@kutuhal/contract'
import { Button, containerPadding, Notice } from '@kutuhal/ui'
import { screenOnly } from '@kutuhal/ui/styles.ts'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import X from 'lucide-react/icons/x'
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import type { RemoteRegistry } from '../federation/fallback.ts'
import { SiteError } from '../federation/load-failure.ts'
import { HARD_NAVIGATION_EVENT } from '../page/navigation.ts'
import { Spinner } from '../page/PageHost.tsx'
import { ErrorBoundary, hasRemoteFailed, useReconnect, useRemoteState } from '../page/remote-content.ts'
import { chatSizeInHeader, roomForChatQuery, scrollingHeaderQuery } from './Header.tsx'
import { translate } from './translate.ts'

/** Undefined while composing: panels open only in browsers. */
export const RemotesContext = createContext<RemoteRegistry | undefined>(undefined)

/** In the button's markup, so that the release check finds the panel. */
const ASSISTANT_PANEL_NAME = 'mf-chat/assistant'

/** The chat comes from a remote, which loads only when the chat opens. */
export function Assistant() {
  const [isOpen, setOpen] = useState(false)
  const launcher = useRef<HTMLButtonElement>(null)
  const { panel, open, retry, reportBroken } = useAssistantPanel()

  function toggle() {
    if (!isOpen && panel.status !== 'ready') open()
    setOpen(!isOpen)
  }
  function close() {
    setOpen(false)
    const focused = document.activeElement
    const isElsewhere = focused !== document.body && !launcher.current?.parentElement?.contains(focused)
    // Do not take the focus from a visitor who works in the page. In low windows the button moves when the
    // chat closes, and the focus scrolls to it.
    if (!isElsewhere) requestAnimationFrame(() => launcher.current?.focus())
  }
  function closeOnEscape({ key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent }: KeyboardEvent) {
    // In Safari, only keyCode 229 tells that Enter ends the composition of a word.
    const isWriting = nativeEvent.isComposing || nativeEvent.keyCode === 229
    const isCombination = altKey || ctrlKey || metaKey || shiftKey
    if (key === 'Escape' && isOpen && !isWriting && !isCombination) close()
  }
  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    const isElsewhere = relatedTarget && !currentTarget.contains(relatedTarget)
    // Close the chat, because it would cover the focused element.
    if (isElsewhere && matchMedia(PHONE).matches) setOpen(false)
  }
  function retryPanel() {
    // The Retry button disappears with the focus.
    launcher.current?.focus()
    retry()
  }

  useEffect(() => {
    if (shouldReopenChat()) launcher.current?.click()
  }, [])
  useEffect(() => {
    if (!isOpen) return
    addEventListener(HARD_NAVIGATION_EVENT, reopenChatAfterReload)
    return () => removeEventListener(HARD_NAVIGATION_EVENT, reopenChatAfterReload)
  }, [isOpen])

  return (
    <aside
      aria-label={translate('Chat')}
      css={[root, !isOpen && closed, screenOnly]}
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
    >
      {isOpen &&
        (panel.status === 'ready' ? (
          <ErrorBoundary
            key={panel.content.release}
            onError={error => reportBroken(panel.content.release, error)}
          >
            <OpenPanel Panel={panel.content.Panel} onClose={close} />
          </ErrorBoundary>
        ) : (
          <div css={placeholder}>
            {hasRemoteFailed(panel) ? (
              <Notice tone="error" title={translate('The chat did not load.')} onDismiss={close}>
                <p>
                  {translate(
                    panel.status === 'unreachable'
                      ? 'It opens by itself as soon as the connection is back.'
                      : 'Please try again in a moment, or write to us on the contact page.',
                  )}
                </p>
                <Button kind="secondary" onClick={retryPanel}>
                  {translate('Retry')}
                </Button>
              </Notice>
            ) : (
              <Spinner
                label={translate(
                  panel.status === 'slow' ? 'The chat is still on its way…' : 'Opening the chat…',
                )}
              />
            )}
          </div>
        ))}
      <button
        type="button"
        ref={launcher}
        css={[button, !isOpen && buttonInHeader]}
        data-panel={ASSISTANT_PANEL_NAME}
        aria-expanded={isOpen}
        aria-label={translate(isOpen ? 'Hide chat assistant' : 'Open chat assistant')}
        onClick={toggle}
      >
        {isOpen ? <X aria-hidden size={24} /> : <MessageCircleQuestion aria-hidden size={24} />}
      </button>
    </aside>
  )
}

interface AssistantPanel {
  readonly Panel: ComponentType<PanelProps>
  readonly release: string
}

function useAssistantPanel() {
  const remotes = useContext(RemotesContext)
  const [panel, dispatch] = useRemoteState<AssistantPanel>('idle')

  function load() {
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
  function open() {
    dispatch({ type: 'requested' })
    load()
  }
  function retry() {
    dispatch({ type: 'requested' })
    void remotes?.recheckRelease(reopenChatAfterReload).then(load)
  }
  /** Another release may replace it. */
  function reportBroken(release: string, error: Error) {
    const hasFallback = remotes?.reportBroken('mf-chat', release, error)
    dispatch({ type: hasFallback ? 'frozen' : 'failed' })
    if (hasFallback) load()
  }

  useReconnect(panel.status === 'unreachable' ? panel : undefined, load)
  return { panel, open, retry, reportBroken }
}

const REOPENS_KEY = 'chat-reopens'

function reopenChatAfterReload(): void {
  try {
    sessionStorage.setItem(REOPENS_KEY, 'yes')
  } catch {
    // Storage may be blocked or full: the visitor then presses the button again.
  }
}

/** Only the first call may return true. */
function shouldReopenChat(): boolean {
  try {
    const isRequested = sessionStorage.getItem(REOPENS_KEY) !== null
    sessionStorage.removeItem(REOPENS_KEY)
    return isRequested
  } catch {
    return false
  }
}

interface OpenPanelProps extends Pick<AssistantPanel, 'Panel'> {
  readonly onClose: () => void
}

/** Only an open chat renders again when the address changes. */
function OpenPanel({ Panel, onClose }: OpenPanelProps) {
  const { pathname, hash } = useNavigation().location
  return <Panel address={pathname + hash} onClose={onClose} />
}

/** An open chat covers almost all of the page. */
const PHONE = '(max-width: 29.99rem)'

/** It fits next to a page column of 80rem. With large text, `15vw` limits the size. */
const size = 'min(3rem, 15vw)'

const root = css({
  '--past-launcher': `calc(${size} + var(--space-2) + var(--space-3))`,
  position: 'fixed',
  insetBlockEnd: 'var(--space-2)',
  insetInlineEnd: 'var(--space-2)',
  zIndex: 20,
  // The chat needs scripts.
  '@media (scripting: none)': { display: 'none' },
})

// In windows as low as a page magnified four times, the button is at the end of the page and covers nothing.
const closed = css({ [scrollingHeaderQuery]: { position: 'static' } })

const button = css({
  display: 'grid',
  placeItems: 'center',
  width: size,
  height: size,
  marginInlineStart: 'auto',
  border: '3px solid var(--color-surface)',
  borderRadius: 'var(--radius-round)',
  background: 'var(--color-peacock)',
  color: 'var(--color-surface)',
  boxShadow: 'var(--shadow-lifted)',
  '&:hover': { background: 'var(--color-peacock-dark)' },
  // The button floats over light and dark backgrounds, so its focus ring brings its own background.
  '&:focus-visible': { boxShadow: '0 0 0 9px var(--color-surface)' },
})

// Windows without room next to the page: in the header, where the button lies over no text.
const buttonInHeader = css({
  [roomForChatQuery]: {
    position: 'fixed',
    insetBlockStart: `calc((var(--header-height) - ${chatSizeInHeader}) / 2)`,
    insetInlineEnd: containerPadding,
    width: chatSizeInHeader,
    height: chatSizeInHeader,
    boxShadow: 'none',
    // The open menu lies there, with the popover polyfill not in the top layer.
    'body[style*="pointer-events: none"] &': { visibility: 'hidden' },
  },
})

const placeholder = css({
  width: 'min(24rem, calc(100vw - 2 * var(--space-4)))',
  marginBottom: 'var(--space-3)',
  padding: 'var(--space-3)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface)',
  boxShadow: 'var(--shadow-lifted)',
})
