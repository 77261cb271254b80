import { css } from '@emotion/react'
import { Illustration } from '../../components/Illustration.tsx'

export function NoResultsPicture() {
  return <Illustration css={picture} drawing="states/empty" alt="" sizes="24rem" loading="eager" />
}

const picture = css({ width: 'min(100%, 24rem)', background: 'none' })
