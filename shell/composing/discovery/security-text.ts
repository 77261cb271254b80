import { site } from '@kutuhal/contract'
import { SECURITY_FILE } from '@kutuhal/contract/composition.ts'
import { absoluteUrl } from '@kutuhal/contract/structured-data.ts'

/** The page that explains how the company handles security reports. */
export const SECURITY_PAGE = '/security'

/**
 * Says where to report security problems of the site (RFC 9116), from the company's facts.
 * @param expires ISO 8601
 */
export const securityText = (expires: string): string =>
  [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${absoluteUrl(`/.well-known/${SECURITY_FILE}`)}`,
    `Policy: ${absoluteUrl(SECURITY_PAGE)}`,
    '',
  ].join('\n')
