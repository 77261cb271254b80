import { site } from '@kutuhal/contract'
import { SECURITY_FILE } from '@kutuhal/contract/composition.ts'
import { absoluteUrl } from '@kutuhal/contract/structured-data.ts'

/** The page that says how reports are treated. */
export const SECURITY_PAGE = '/security'

/**
 * Whom to tell of a hole in the site, for programs and people who look for it (RFC 9116). Its facts are the company's.
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
