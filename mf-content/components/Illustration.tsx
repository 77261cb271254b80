import { css } from '@emotion/react'
import { Picture } from '@kutuhal/ui/Picture.tsx'
import type { ComponentPropsWithRef } from 'react'
import { publicFileUrl } from '../asset.ts'

interface Props extends Omit<ComponentPropsWithRef<'img'>, 'width' | 'height'> {
  /** The drawing's path below this app's drawings/ folder, without its extension. */
  readonly drawing: string
  readonly alt: string
  /** The width at which the drawing is shown, as in the `sizes` attribute. */
  readonly sizes: string
}

/** A drawing in our standard size, 640 by 400, loaded lazily. */
export function Illustration({ drawing, alt, ...rest }: Props) {
  return (
    <Picture
      css={picture}
      file={publicFileUrl(`drawings/${drawing}`)}
      alt={alt}
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
