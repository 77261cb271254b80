import { css } from '@emotion/react'
import { Container } from '@kutuhal/ui/Container.tsx'
import { Notice } from '@kutuhal/ui/Notice.tsx'
import { SITE_LANGUAGE } from '../routes.ts'

interface Props {
  /** There is composed text to read meanwhile. */
  readonly hasContent: boolean
}

/** Says that the code of a page takes long. Nothing has failed. */
export function SlowNotice({ hasContent }: Props) {
  return (
    <Container lang={SITE_LANGUAGE} css={spaced}>
      {hasContent ? (
        <Notice title="Part of this page is still on its way.">
          You can read on; what needs a click may not answer yet.
        </Notice>
      ) : (
        <Notice title="This page is still on its way.">
          The connection is slow. The page opens by itself.
        </Notice>
      )}
    </Container>
  )
}

const spaced = css({ paddingBlock: 'var(--space-5)' })
