import { css } from '@emotion/react'
import { site } from '@kutuhal/contract'

interface Props {
  /** Where the page speaks another language than English. */
  readonly lang?: string | undefined
}

/** Where the office is, as one would write it on an envelope. */
export function PostalAddress({ lang }: Props) {
  const { street, area, city, postalCode, state, country } = site.address
  return (
    <address css={plain} lang={lang}>
      {street}
      <br />
      {area}, {city} {postalCode}
      <br />
      {state}, {country}
    </address>
  )
}

const plain = css({ fontStyle: 'normal' })
