import { css } from '@emotion/react'
import { site } from '@kutuhal/contract'

interface Props {
  /** On pages in a language other than English. */
  readonly lang?: string | undefined
}

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
