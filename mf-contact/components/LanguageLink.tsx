import { css } from '@emotion/react'
import { Container } from '@kutuhal/ui/Container.tsx'
import { screenOnly } from '@kutuhal/ui/on-paper.ts'
import Languages from 'lucide-react/icons/languages'
import type { ContactMessages } from '../messages/contact-messages.ts'

/** A link to the page in another language, written in that language, above the page's title. */
export function LanguageLink({ language, name, href }: ContactMessages['other']) {
  return (
    <Container css={[row, screenOnly]}>
      <a href={href} lang={language} hrefLang={language} css={link}>
        <Languages aria-hidden size={16} /> {name}
      </a>
    </Container>
  )
}

// The link is in the space above the header's title, so the header does not grow.
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
