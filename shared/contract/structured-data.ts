/**
 * For what pages say in the words of schema.org. Apps use it behind `__COMPOSING__` only, so that none of it reaches a browser;
 * therefore it is no part of contract.ts, which the host shares as a whole. Nothing here may run when it is loaded, and the
 * company's facts come from the shared copy: otherwise a bundler would have to keep both.
 */
import { site } from '@kutuhal/contract'
import type { Organization, PostalAddress } from 'schema-dts'

/** @param address a path of the site, or an address as `assetUrl` gives it, which may be on another origin */
export const absoluteUrl = (address: string): string => new URL(address, site.url).href

/** The company where it is named in passing. Its facts stand on the home page, under this very id. */
export const organization = () =>
  ({
    '@type': 'Organization',
    '@id': absoluteUrl('/#organization'),
    name: site.brand,
    url: absoluteUrl('/'),
  }) satisfies Organization

/** Where the office is. */
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
