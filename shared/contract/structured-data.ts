/**
 * For schema.org data, only if `__COMPOSING__` is true, so bundlers drop it from browser builds. All of
 * contract.ts is shared with remotes, so nothing in it can be dropped. This module must have no side effects
 * on load.
 */
import { site } from '@kutuhal/contract'
import type { Organization, PostalAddress } from 'schema-dts'

/** @param address a path of the site, or an address from `assetUrl` */
export const absoluteUrl = (address: string): string => new URL(address, site.url).href

/** The home page has the company's facts under the same id. */
export const createOrganizationReference = () =>
  ({
    '@type': 'Organization',
    '@id': absoluteUrl('/#organization'),
    name: site.brand,
    url: absoluteUrl('/'),
  }) satisfies Organization

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
