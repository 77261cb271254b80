import { css } from '@emotion/react'
import { Picture } from '@kutuhal/ui'
import type { ComponentProps } from 'react'
import { publicFileUrl } from '../asset.ts'

interface Props extends Omit<ComponentProps<typeof Picture>, 'file' | 'width' | 'height'> {
  /** Path below this app's drawings/ folder, without its extension. */
  readonly drawing: string
}

/** In our standard size, 640 by 400, loaded lazily. */
export function Illustration({ drawing, ...rest }: Props) {
  return (
    <Picture
      css={picture}
      file={publicFileUrl(`drawings/${drawing}`)}
      width={640}
      height={400}
      loading="lazy"
      {...rest}
    />
  )
}

const picture = css({
  width: '100%',
  height: 'auto',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-sand)',
})
