import { css } from '@emotion/react'
import { ButtonLink } from '@kutuhal/ui/ButtonLink.tsx'
import { Container } from '@kutuhal/ui/Container.tsx'
import { getPublicFileUrl } from '@kutuhal/ui/public-file.ts'
import { MazeLessons } from './MazeLessons.tsx'
import { PlaySection } from './PlaySection.tsx'

/** The page with the maze, what children learn from it, and where to continue. */
export function MazePage() {
  return (
    <>
      <PlaySection />
      <MazeLessons />
      <BlockzieSection />
      <PartnersNote />
    </>
  )
}

/** Invites visitors to the course that continues where the maze ends. */
function BlockzieSection() {
  return (
    <section aria-labelledby="maze-blockzie" css={band}>
      <Container>
        <div css={row}>
          <div css={words}>
            <h2 id="maze-blockzie">From three commands to a whole language</h2>
            <p>
              Blockzie, our course for Grades 3 to 5, goes on where the maze stops: commands become blocks,
              and blocks become programs that repeat, decide and answer.
            </p>
          </div>
          <ButtonLink href="/courses/blockzie">See the Blockzie course</ButtonLink>
        </div>
      </Container>
    </section>
  )
}

const band = css({ paddingBlock: 'var(--space-section)', background: 'var(--color-sky)' })

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-5)',
})

const words = css({ display: 'grid', gap: 'var(--space-3)', flex: '1 1 20rem', maxWidth: '40rem' })

/** Tells site owners that they can embed the maze. */
function PartnersNote() {
  const href = getPartnersPageUrl(getPublicFileUrl(__RELEASE__, ''))
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
