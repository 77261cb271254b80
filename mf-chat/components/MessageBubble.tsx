import { css } from '@emotion/react'
import { site, telephoneLink } from '@kutuhal/contract'
import { languages } from '@kutuhal/contract/languages.ts'
import { VisuallyHidden } from '@kutuhal/ui'
import { buttonStyles, inkBorder } from '@kutuhal/ui/styles.ts'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { memo } from 'react'
import type { Answer, PageLink } from '../conversation/answer.ts'
import type { ChatMessage } from '../conversation/conversation.ts'
import { sanitizeText } from '../conversation/readable-text.ts'
import { detectLanguage, parseTextParts } from '../conversation/text-parts.ts'
import { getLanguage, say, translate } from '../words/say.ts'
import { limitSpacingToWindowWidth } from './narrow.ts'

interface Props {
  readonly message: ChatMessage
  /** Whether this message shows the opening hours. Only the first answer of a conversation shows them. */
  readonly showsHours: boolean
  readonly onFollowLink: () => void
}

/** One message. It is memoised, so that earlier messages do not render again while the visitor types. */
export const MessageBubble = memo(function MessageBubble({ message, showsHours, onFollowLink }: Props) {
  const { from, text, answer } = message
  return (
    <article css={[bubble, bubbles[from]]}>
      <VisuallyHidden>{say(from === 'user' ? 'You:' : 'Assistant:')} </VisuallyHidden>
      {answer ? (
        <AnswerParts answer={answer} showsHours={showsHours} onFollowLink={onFollowLink} />
      ) : (
        <MessageText text={from === 'bot' ? translate(text) : text} onFollowLink={onFollowLink} />
      )}
    </article>
  )
})

const bubble = css({
  position: 'relative',
  flex: 'none',
  maxWidth: '88%',
  padding: `var(--space-2) ${limitSpacingToWindowWidth('var(--space-4)')}`,
  border: inkBorder,
  lineHeight: 1.45,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

const bubbles = {
  user: css({
    alignSelf: 'end',
    borderRadius: 'var(--radius-m) var(--radius-m) var(--space-1) var(--radius-m)',
    background: 'var(--color-marigold-pale)',
  }),
  bot: css({
    maxWidth: '100%',
    borderRadius: 'var(--radius-m) var(--radius-m) var(--radius-m) var(--space-1)',
    background: 'var(--color-surface)',
  }),
}

/**
 * Shows the parts of an answer: short paragraphs, links with the titles of their pages, and how to contact
 * people. Older gateways also send results, which are shown as a list.
 */
function AnswerParts({
  answer,
  showsHours,
  onFollowLink,
}: Omit<Props, 'message'> & { readonly answer: Answer }) {
  const { lines, pages, results, contact } = answer
  const more = pages.filter(({ address }) => !lines.some(line => line.includes(address)))
  const text = (of: string, key?: number) => (
    <MessageText key={key} text={of} pages={pages} onFollowLink={onFollowLink} />
  )
  const link = ({ address, title }: PageLink) => (
    <a href={address} lang={tagLanguage(title)} onClick={onFollowLink}>
      {sanitizeText(title) || address}
    </a>
  )
  return (
    <div css={parts}>
      <div>{lines.map(text)}</div>
      {results.length > 0 && (
        <ul role="list" css={list}>
          {results.map((result, at) => (
            <li key={at} css={item}>
              {link(result)}
              {result.heading !== undefined && <strong css={heading}>{sanitizeText(result.heading)}</strong>}
              {text(result.text)}
            </li>
          ))}
        </ul>
      )}
      {more.map((page, at) => (
        <p key={page.address}>
          {at > 0 && <span>{say('More on this:')} </span>}
          {link(page)}
        </p>
      ))}
      {contact && (
        <div role="group" aria-label={say('Ask our team')} css={ways}>
          <a
            href={telephoneLink}
            css={[buttonStyles.secondary, way]}
            aria-label={say('Call {phone}', { phone: site.phone })}
          >
            <Phone aria-hidden size={16} /> {say('Call')}
          </a>
          <a
            href={`mailto:${site.email}`}
            css={[buttonStyles.secondary, way]}
            aria-label={say('Write to {email}', { email: site.email })}
          >
            <Mail aria-hidden size={16} /> {say('Write')}
          </a>
          {showsHours && (
            <p lang={tagLanguage(contact.hours)} css={hours}>
              {sanitizeText(contact.hours)}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

/** For a text that is not the chat's own. On translated pages, texts in Latin letters are in English. */
const tagLanguage = (text: string): string | undefined =>
  detectLanguage(text) ?? (getLanguage() === 'en' ? undefined : languages.en)

const parts = css({ display: 'grid', gap: 'var(--space-2)' })
const list = css({ display: 'grid', gap: 'var(--space-3)' })
const item = css({ display: 'grid', gap: 'var(--space-1)', fontSize: 'var(--text-s)' })
const heading = css({ display: 'block' })
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' })
const way = css({ minHeight: '2.5rem', fontSize: 'var(--text-s)' })
const hours = css({ flexBasis: '100%', color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)' })

interface MessageTextProps {
  readonly text: string
  /** The pages that the text shows by their titles, in place of their addresses. */
  readonly pages?: readonly PageLink[]
  readonly onFollowLink: () => void
}

/**
 * Shows a text with one paragraph per line. Only addresses of this site and of the company become links.
 * Right-to-left text does not change the direction of the text around it or of links in it.
 */
function MessageText({ text, pages = [], onFollowLink }: MessageTextProps) {
  const lines = sanitizeText(text)
    .split('\n')
    .filter(line => line !== '')
  return lines.map((line, at) => (
    <p key={at} dir="auto" lang={tagLanguage(line)} css={paragraph}>
      {parseTextParts(line, pages).map((part, index) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          <a
            key={index}
            href={part.href}
            onClick={part.path === undefined ? undefined : onFollowLink}
            css={isolated}
          >
            {part.text}
          </a>
        ),
      )}
    </p>
  ))
}

const paragraph = css({ '& + &': { marginTop: 'var(--space-1)' } })
const isolated = css({ unicodeBidi: 'isolate' })
