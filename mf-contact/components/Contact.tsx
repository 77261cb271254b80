import { css } from '@emotion/react'
import { site } from '@kutuhal/contract'
import { ArrowLink, Container, LanguageSwitch, NewsletterBox, PageHeader, PostalAddress } from '@kutuhal/ui'
import { inkBorder, narrowDesktopQuery, wideTablet } from '@kutuhal/ui/styles.ts'
import { publicFileUrl } from '../asset.ts'
import type { ContactMessages } from '../messages/contact-messages.ts'
import { ContactCard } from './ContactCard.tsx'
import { MessageForm } from './MessageForm.tsx'

interface Props {
  readonly words: ContactMessages
}

export function Contact({ words }: Props) {
  const { translated, newsletter } = words
  return (
    <>
      <PageHeader
        above={<LanguageSwitch path="/contact" current={words.language} />}
        title={words.title}
        lead={words.lead}
        drawing={publicFileUrl('drawings/header')}
        ground="sand"
      >
        {translated && <p>{translated}</p>}
      </PageHeader>
      <Container>
        {/* The target of the host's Get Started link, so the host shows no invitation on this page. */}
        <div id="get-started" css={columns}>
          <ContactCard words={words} />
          <MessageForm words={words.form} />
        </div>
      </Container>
      <OfficeLocation words={words} />
      <FaqSection words={words} />
      {newsletter && (
        <Container>
          <div css={letter}>
            <NewsletterBox {...newsletter} />
          </div>
        </Container>
      )}
    </>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-7)',
  paddingBlock: 'var(--space-7) var(--space-section)',
  [narrowDesktopQuery]: {
    scrollMarginTop: '10rem',
    gridTemplateColumns: 'min(23rem, 41%) minmax(0, 1fr)',
    gap: 'var(--space-8)',
    // The contact card overlaps the empty end of the page header (shared/ui/PageHeader.tsx) at any letter
    // size.
    '& > :first-of-type': { marginTop: 'calc(-1 * var(--space-7) - min(var(--space-7), 3.75vw))' },
  },
})

const letter = css({ paddingBottom: 'var(--space-section)' })

function OfficeLocation({ words: { visit, untranslated } }: Props) {
  return (
    <section aria-labelledby="contact-visit" css={band}>
      <Container>
        <div css={officeColumns}>
          <img
            src={publicFileUrl('media/map.svg')}
            width={800}
            height={480}
            alt={visit.map}
            loading="lazy"
            css={map}
          />
          <div css={officeText}>
            <h2 id="contact-visit">{visit.heading}</h2>
            <PostalAddress lang={untranslated} />
            <ArrowLink href={mapsLink} leavesSite={visit.leavesSite}>
              {visit.directions}
            </ArrowLink>
            <p>{visit.tours}</p>
          </div>
        </div>
      </Container>
    </section>
  )
}

const { area, city, postalCode, country } = site.address

/** Area and postal code only, because street and house names confuse map services. */
const query = `${area}, ${city} ${postalCode}, ${country}`
const mapsLink = `https://www.openstreetmap.org/search?${new URLSearchParams({ query }).toString()}`

const band = css({ paddingBlock: 'var(--space-section)', background: 'var(--color-sky)' })

const officeColumns = css({
  display: 'grid',
  gap: 'var(--space-6)',
  alignItems: 'center',
  [wideTablet]: { gridTemplateColumns: '3fr 2fr', gap: 'var(--space-7)' },
})

const map = css({
  width: '100%',
  border: inkBorder,
  borderRadius: 'var(--radius-m)',
  background: 'var(--kolam), var(--color-paper)',
})

const officeText = css({ display: 'grid', gap: 'var(--space-4)' })

/** The target of links to /contact#faq. */
function FaqSection({ words: { language, faq, untranslated } }: Props) {
  return (
    <section id="faq" aria-labelledby="contact-faq" css={section}>
      <Container>
        <div css={faqColumns}>
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
                    <a
                      href={more.href}
                      hrefLang={more.href.startsWith(`/${language}/`) ? undefined : untranslated}
                    >
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

const faqColumns = css({
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
