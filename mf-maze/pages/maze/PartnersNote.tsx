import { css } from '@emotion/react'
import { Container } from '@kutuhal/ui/Container.tsx'

interface Props {
  readonly href: string
}

/** Tells site owners that they can embed the maze. */
export function PartnersNote({ href }: Props) {
  return (
    <Container>
      <p css={note}>
        Do you teach, or run the site of a school, library or museum?{' '}
        <a href={href} rel="noopener">
          Put the robot maze on your own page
        </a>
        : one snippet, no cookies, no tracking.
      </p>
    </Container>
  )
}

const note = css({
  maxWidth: 'var(--width-text)',
  paddingBlock: 'var(--space-section)',
  fontSize: 'var(--text-l)',
})

/**
 * The address of the page for partners. It is on the origin that serves this release, which is the site's
 * origin or the maze's own.
 * @param base address of the release's folder
 */
export function getPartnersPageUrl(base: string): string {
  return base.replace(/\/(apps\/.*)?$/, '/embed/')
}
