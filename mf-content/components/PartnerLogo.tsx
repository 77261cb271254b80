import { Picture } from '@kutuhal/ui/Picture.tsx'
import type { ComponentProps } from 'react'
import { publicFileUrl } from '../asset.ts'

interface Props extends Omit<ComponentProps<typeof Picture>, 'file' | 'alt' | 'width' | 'height'> {
  /** The drawing's path below this app's drawings/ folder, without its extension. */
  readonly drawing: string
}

/** The round drawing for a partner, next to its name. */
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
