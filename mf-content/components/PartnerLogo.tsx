import { Picture } from '@kutuhal/ui'
import type { ComponentProps } from 'react'
import { publicFileUrl } from '../asset.ts'

interface Props extends Omit<ComponentProps<typeof Picture>, 'file' | 'alt' | 'width' | 'height'> {
  /** Path below this app's drawings/ folder, without its extension. */
  readonly drawing: string
}

export function PartnerLogo({ drawing, ...rest }: Props) {
  return (
    <Picture
      file={publicFileUrl(`drawings/${drawing}`)}
      alt=""
      width={240}
      height={240}
      loading="lazy"
      {...rest}
    />
  )
}
