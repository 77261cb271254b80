import { css } from '@emotion/react'
import { site } from '@kutuhal/contract'

interface Props {
  /** The language of the address; needed on pages in a language other than English. */
  readonly lang?: string | undefined
}

/** The office's address, as on an envelope. */
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
