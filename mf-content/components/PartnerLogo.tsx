import { Picture } from '@kutuhal/ui'
import type { ComponentProps } from 'react'
import { publicFileUrl } from '../asset.ts'

interface Props extends Omit<ComponentProps<typeof Picture>, 'file' | 'alt' | 'width' | 'height'> {
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
