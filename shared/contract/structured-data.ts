/**
 * For schema.org data. Only used behind `__COMPOSING__`, so that no browser loads it; so it is not part of
 * contract.ts, which is shared as a whole. To stay removable for bundlers, it runs nothing on load and takes
 * the company's facts from the shared copy.
 */
import { site } from '@kutuhal/contract'
import type { Organization, PostalAddress } from 'schema-dts'

/** Makes an absolute URL. @param address a path of the site, or an address from `assetUrl` */
export const absoluteUrl = (address: string): string => new URL(address, site.url).href

/** A reference to the company. Its facts are on the home page, under the same id. */
export const organization = () =>
  ({
    '@type': 'Organization',
    '@id': absoluteUrl('/#organization'),
    name: site.brand,
    url: absoluteUrl('/'),
  }) satisfies Organization

/** The office's address. */
export function postalAddress() {
  const { street, area, city, state, postalCode } = site.address
  return {
    '@type': 'PostalAddress',
    streetAddress: `${street}, ${area}`,
    addressLocality: city,
    addressRegion: state,
    postalCode,
    addressCountry: 'IN',
  } satisfies PostalAddress
}
