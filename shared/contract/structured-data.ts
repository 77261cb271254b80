/**
 * Helpers for schema.org data, used only behind `__COMPOSING__` so that no browser loads them. They are not
 * in contract.ts, which is shared as a whole. Bundlers can remove this module, because it runs nothing on
 * load and takes the company's facts from the shared copy.
 */
import { site } from '@kutuhal/contract'
import type { Organization, PostalAddress } from 'schema-dts'

/** Makes an absolute URL. @param address a path of the site, or an address from `assetUrl` */
export const absoluteUrl = (address: string): string => new URL(address, site.url).href

/** A reference to the company. The home page has the company's facts under the same id. */
export const createOrganizationReference = () =>
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
