import { css } from '@emotion/react'
import { buttonStyles, fieldStyle, inkBorder } from '@kutuhal/ui/styles.ts'
import type { FormEvent, RefObject } from 'react'
import { isSendableText } from '../conversation/conversation.ts'
import { say } from '../words/say.ts'
import { limitSpacingToWindowWidth } from './narrow.ts'

interface Props {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly text: string
  /** Whether a reply is pending (product specification, point 4). */
  readonly isBusy: boolean
  readonly onType: (text: string) => void
  readonly onSend: (text: string) => void
}

export function QuestionForm({ ref, text, isBusy, onType, onSend }: Props) {
  const canSend = !isBusy && isSendableText(text)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (canSend) onSend(text)
  }

  return (
    <form css={row} onSubmit={submit}>
      <input
        ref={ref}
        css={[fieldStyle, input]}
        aria-label={say('Your question')}
        placeholder={say('Ask a question')}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={LONGEST_QUESTION}
        value={text}
        disabled={isBusy}
        onChange={event => onType(event.target.value)}
      />
      <button type="submit" css={[buttonStyles.primary, send]} aria-label={say('Send')} disabled={!canSend}>
        {isBusy ? '…' : say('Send')}
      </button>
    </form>
  )
}

/**
 * The maximum length of a question, in characters. A question and the fixed instruction before it stay far
 * below the gateway's limit of 4000 characters.
 */
const LONGEST_QUESTION = 1000

const row = css({
  flex: 'none',
  display: 'flex',
  gap: limitSpacingToWindowWidth('var(--space-2)'),
  padding: limitSpacingToWindowWidth('var(--space-3)'),
  borderTop: inkBorder,
})

const input = css({ flex: 1, minWidth: 0, paddingInline: limitSpacingToWindowWidth('var(--space-4)') })
const send = css({
  flex: 'none',
  minWidth: 'min(5rem, 22vw)',
  paddingInline: limitSpacingToWindowWidth('var(--space-3)'),
})
