import { css } from '@emotion/react'
import { site } from '@kutuhal/contract'

/** Where the office is, as one would write it on an envelope. */
export function PostalAddress() {
  const { street, area, city, postalCode, state, country } = site.address
  return (
    <address css={plain}>
      {street}
      <br />
      {area}, {city} {postalCode}
      <br />
      {state}, {country}
    </address>
  )
}

const plain = css({ fontStyle: 'normal' })
