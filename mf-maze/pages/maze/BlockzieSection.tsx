import { css } from '@emotion/react'
import { ButtonLink } from '@kutuhal/ui/Button.tsx'
import { Container } from '@kutuhal/ui/Container.tsx'

/** Invites visitors to the course that continues where the maze ends. */
export function BlockzieSection() {
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
