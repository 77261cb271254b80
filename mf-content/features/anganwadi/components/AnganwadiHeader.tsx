import { css } from '@emotion/react'
import { desk, deskWidth } from '@kutuhal/ui/breakpoints.ts'
import { ButtonLink } from '@kutuhal/ui/Button.tsx'
import { Container } from '@kutuhal/ui/Container.tsx'
import { eyebrowStyle } from '@kutuhal/ui/eyebrow-style.ts'
import { Illustration } from '../../../components/Illustration.tsx'

/** The top of the page: a picture of the room next to the title and lead. */
export function AnganwadiHeader() {
  return (
    <header css={band}>
      <Container css={columns}>
        <div css={words}>
          <p css={eyebrowStyle}>Smart Anganwadi</p>
          <h1>The first laboratory is a tower of blocks</h1>
          <p css={lead}>
            Between three and six, children sort, pour, weigh and ask without being told to. We equip
            anganwadi centres so that they can, and train the women who run them.
          </p>
          <ButtonLink href="/contact">Talk to us about a centre</ButtonLink>
        </div>
        <Illustration
          drawing="anganwadi/room"
          alt="Two small children build a tower on a mat, a third is being measured, and the worker points at shapes on a board"
          sizes={SIZES}
          loading="eager"
        />
      </Container>
    </header>
  )
}

const SIZES = `(min-width: ${deskWidth}) 36rem, 94vw`

const band = css({ background: 'var(--kolam), var(--color-mint)', paddingBlock: 'var(--space-section)' })

const columns = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-7)',
  alignItems: 'center',
  [desk]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
})

const words = css({ display: 'grid', gap: 'var(--space-4)', justifyItems: 'start' })
const lead = css({ fontSize: 'var(--text-l)' })
