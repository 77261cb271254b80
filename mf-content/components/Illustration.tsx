import { css } from '@emotion/react'
import type { ComponentPropsWithRef } from 'react'
import { asset } from '../asset.ts'

interface Props extends ComponentPropsWithRef<'img'> {
  /** Below this app's public/ folder. */
  readonly path: string
  readonly alt: string
}

/** A drawing in the size of our pictures, 640 by 400, fetched when it comes near. */
export function Illustration({ path, alt, ...rest }: Props) {
  return <img css={picture} src={asset(path)} alt={alt} width={640} height={400} loading="lazy" {...rest} />
}

const picture = css({
  width: '100%',
  height: 'auto',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-sand)',
})
