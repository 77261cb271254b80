import { css } from '@emotion/react'
import { narrowDesktopQuery } from '@kutuhal/ui/breakpoints.ts'
import { Container } from '@kutuhal/ui/Container.tsx'
import { inkBorder } from '@kutuhal/ui/ink-line.ts'
import type { ContactMessages } from '../messages/contact-messages.ts'

interface Props {
  readonly words: ContactMessages
}

/** Frequent questions; the target of links to /contact#faq. */
export function FaqSection({ words: { faq, untranslated } }: Props) {
  return (
    <section id="faq" aria-labelledby="contact-faq" css={section}>
      <Container>
        <div css={columns}>
          <div css={opening}>
            <h2 id="contact-faq">{faq.heading}</h2>
            <p>{faq.lead}</p>
          </div>
          <div css={list}>
            {faq.entries.map(({ question, answer, more }) => (
              <details key={question} css={entry}>
                <summary css={questionLine}>{question}</summary>
                <div css={answerText}>
                  <p>{answer}</p>
                  {more && (
                    <a href={more.href} hrefLang={untranslated}>
                      {more.text}
                    </a>
                  )}
                </div>
              </details>
            ))}
          </div>
        </div>
      </Container>
    </section>
  )
}

const section = css({ paddingBlock: 'var(--space-section)' })

const columns = css({
  display: 'grid',
  gap: 'var(--space-5)',
  [narrowDesktopQuery]: { gridTemplateColumns: '1fr 2fr', gap: 'var(--space-8)' },
})

const opening = css({ display: 'grid', gap: 'var(--space-3)', alignContent: 'start' })
const list = css({ borderTop: inkBorder })
const entry = css({ borderBottom: '1px solid var(--color-line)' })

const questionLine = css({
  paddingBlock: 'var(--space-4)',
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-l)',
  fontWeight: 700,
  cursor: 'pointer',
  '&::marker': { color: 'var(--color-vermilion)' },
  '&:hover': { color: 'var(--color-peacock-dark)' },
})

const answerText = css({
  display: 'grid',
  gap: 'var(--space-3)',
  maxWidth: 'var(--width-text)',
  paddingBottom: 'var(--space-5)',
})
