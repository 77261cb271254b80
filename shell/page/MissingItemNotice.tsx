import { css } from '@emotion/react'
import { useIsHydrated } from '@kutuhal/contract'
import { Container } from '@kutuhal/ui/Container.tsx'
import { Notice } from '@kutuhal/ui/Notice.tsx'
import { useLocation, useNavigate } from 'react-router-dom'
import { focusTarget } from '../navigation/use-navigation-effects.ts'

/** Shown on a list after an address named an item that does not exist. */
export function MissingItemNotice() {
  const location = useLocation()
  const state: unknown = location.state
  const navigate = useNavigate()
  // A reload keeps the history entry's state, but composed HTML cannot know it.
  const notice = useIsHydrated() ? noticeIn(state) : undefined
  if (!notice) return null
  // Removes it from the history entry too, or a reload would show it again.
  const dismiss = () => {
    // The button is about to disappear, with the focus.
    focusTarget()
    void navigate(location.pathname + location.search, { replace: true })
  }
  return (
    <Container css={spaced}>
      <Notice tone="error" title={notice.title} onDismiss={dismiss}>
        {notice.text}
      </Notice>
    </Container>
  )
}

function noticeIn(state: unknown): { readonly title: string; readonly text: string } | undefined {
  if (!(state instanceof Object && 'notice' in state && state.notice instanceof Object)) return undefined
  const { notice } = state
  if (!('title' in notice && 'text' in notice)) return undefined
  const { title, text } = notice
  return typeof title === 'string' && typeof text === 'string' ? { title, text } : undefined
}

const spaced = css({ paddingTop: 'var(--space-5)' })
