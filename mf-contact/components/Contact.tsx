import { css } from '@emotion/react'
import { narrowDesktopQuery } from '@kutuhal/ui/breakpoints.ts'
import { Container } from '@kutuhal/ui/Container.tsx'
import { NewsletterBox } from '@kutuhal/ui/NewsletterBox.tsx'
import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'
import { publicFileUrl } from '../asset.ts'
import type { ContactMessages } from '../messages/contact-messages.ts'
import { ContactCard } from './ContactCard.tsx'
import { FaqSection } from './FaqSection.tsx'
import { MessageForm } from './MessageForm.tsx'
import { OfficeLocation } from './OfficeLocation.tsx'
import { screenOnly } from '@kutuhal/ui/screen-only.ts'
import Languages from 'lucide-react/icons/languages'

interface Props {
  readonly words: ContactMessages
}

/** The contact page: every way to reach the company, and frequent questions. */
export function Contact({ words }: Props) {
  const { translated, newsletter } = words
  return (
    <>
      <LanguageLink {...words.other} />
      <PageHeader
        title={words.title}
        lead={words.lead}
        drawing={publicFileUrl('drawings/header')}
        ground="sand"
      >
        {translated && (
          <p>
            {translated.before}
            <a href={words.other.href} hrefLang={words.other.language}>
              {translated.link}
            </a>
            {translated.after}
          </p>
        )}
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
    // Let the contact card overlap the empty end of the page header (shared/ui/PageHeader.tsx) at any letter
    // size.
    '& > :first-of-type': { marginTop: 'calc(-1 * var(--space-7) - min(var(--space-7), 3.75vw))' },
  },
})

const letter = css({ paddingBottom: 'var(--space-section)' })

/** A link to the page in another language, written in that language, above the page's title. */
function LanguageLink({ language, name, href }: ContactMessages['other']) {
  return (
    <Container css={[row, screenOnly]}>
      <a href={href} lang={language} hrefLang={language} css={link}>
        <Languages aria-hidden size={16} /> {name}
      </a>
    </Container>
  )
}

// The row has no height, so that it lies above the header's title without making the header higher.
const row = css({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  height: 0,
})

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  height: '2rem',
  fontSize: 'var(--text-s)',
  fontWeight: 650,
})
