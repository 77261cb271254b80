import { Picture } from '@kutuhal/ui/Picture.tsx'
import type { ComponentPropsWithRef } from 'react'
import { publicFileUrl } from '../asset.ts'
import type { Partner } from '../company/partners.ts'

interface Props extends Omit<ComponentPropsWithRef<'img'>, 'alt' | 'width' | 'height' | 'sizes'> {
  readonly partner: Partner
  /** The width at which the drawing is shown, as in the `sizes` attribute. */
  readonly sizes: string
}

/** The round drawing for a partner, next to its name. */
export function PartnerLogo({ partner, ...rest }: Props) {
  return (
    <Picture
      file={publicFileUrl(`drawings/${partner.image}`)}
      alt=""
      width={240}
      height={240}
      loading="lazy"
      {...rest}
    />
  )
}
