import { css } from '@emotion/react'
import { Container } from '@kutuhal/ui/Container.tsx'

interface Props {
  readonly href: string
}

/** Tells those who have a site of their own that the maze can play there. */
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
 * Where the page for partners is: on the origin that serves this release's files, which is the site's own or the maze's.
 * @param base address of the release's folder, as `assetUrl` knows it
 */
export function partnersAddress(base: string): string {
  return base.replace(/\/(apps\/.*)?$/, '/embed/')
}
