import { css } from '@emotion/react'
import { site, telephoneLink } from '@kutuhal/contract'
import { buttonStyles } from '@kutuhal/ui/button-styles.ts'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import type { Answer, PageLink } from '../conversation/answer.ts'
import { sanitizeText } from '../conversation/readable-text.ts'
import { MessageText } from './MessageText.tsx'

interface Props {
  readonly answer: Answer
  /** Whether this answer shows the opening hours. Only the first answer of a conversation shows them. */
  readonly showsHours: boolean
  readonly onFollowLink: () => void
}

/**
 * Shows the parts of an answer: short paragraphs, results as a list, links with the titles of their pages,
 * and how to contact people.
 */
export function AnswerParts({ answer: { lines, pages, results, contact }, showsHours, onFollowLink }: Props) {
  const more = pages.filter(({ address }) => !lines.some(line => line.includes(address)))
  const text = (of: string) => <MessageText text={of} pages={pages} onFollowLink={onFollowLink} />
  const link = ({ address, title }: PageLink) => (
    <a href={address} onClick={onFollowLink}>
      {sanitizeText(title) || address}
    </a>
  )
  return (
    <div css={parts}>
      <div>
        {lines.map((line, at) => (
          <MessageText key={at} text={line} pages={pages} onFollowLink={onFollowLink} />
        ))}
      </div>
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
      {more.map(page => (
        <p key={page.address}>{link(page)}</p>
      ))}
      {contact && (
        <div role="group" aria-label="Ask our team" css={ways}>
          <a href={telephoneLink} css={[buttonStyles.secondary, way]} aria-label={`Call ${site.phone}`}>
            <Phone aria-hidden size={16} /> Call
          </a>
          <a
            href={`mailto:${site.email}`}
            css={[buttonStyles.secondary, way]}
            aria-label={`Write to ${site.email}`}
          >
            <Mail aria-hidden size={16} /> Write
          </a>
          {showsHours && <p css={hours}>{sanitizeText(contact.hours)}</p>}
        </div>
      )}
    </div>
  )
}

const parts = css({ display: 'grid', gap: 'var(--space-2)' })
const list = css({ display: 'grid', gap: 'var(--space-3)' })
const item = css({ display: 'grid', gap: 'var(--space-1)', fontSize: 'var(--text-s)' })
const heading = css({ display: 'block' })
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' })
const way = css({ minHeight: '2.5rem', fontSize: 'var(--text-s)' })
const hours = css({ flexBasis: '100%', color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)' })
