import { getPublicFileUrl } from '@kutuhal/ui/public-file.ts'
import { MazeLessons } from './MazeLessons.tsx'
import { PartnersNote, getPartnersPageUrl } from './PartnersNote.tsx'
import { PlaySection } from './PlaySection.tsx'
import { css } from '@emotion/react'
import { ButtonLink } from '@kutuhal/ui/ButtonLink.tsx'
import { Container } from '@kutuhal/ui/Container.tsx'

/** The page with the maze, what children learn from it, and where to continue. */
export function MazePage() {
  return (
    <>
      <PlaySection />
      <MazeLessons />
      <BlockzieSection />
      <PartnersNote href={getPartnersPageUrl(getPublicFileUrl(__RELEASE__, ''))} />
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
