import { createHash } from 'node:crypto'
import { HTML_POLICY } from '@kutuhal/contract'
import type { Composition } from '@kutuhal/contract/composition.ts'
import { ENTRY_TRUSTED_TYPES_POLICY, BOOTSTRAP_TRUSTED_TYPES_POLICY } from '../document-data.ts'

/** Emotion adds its rules through the CSSOM to an empty style element. */
const EMPTY_STYLE = ''

/** The policy contains a hash of each. */
interface InlineTexts {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

/**
 * Lets only the document's own scripts load other scripts. It is separate from the main policy, because
 * 'strict-dynamic' makes browsers ignore the allowed URLs in the same policy.
 */
export const createBootstrapSecurityPolicy = (scripts: readonly string[]): string =>
  ["script-src 'strict-dynamic'", ...scripts.map(sha256)].join(' ')

/**
 * Headers hold only what a <meta> cannot (release/serve/headers.ts). The policy names remotes without
 * versions: scripts also need the hash from their release or pin.
 */
export function createContentSecurityPolicy(
  composition: Composition,
  { styles, scripts }: InlineTexts,
): string {
  const { remotes, gatewayUrl } = composition
  // Every app's policy has its own name (shared/tooling/build/release.ts).
  const apps = ['shell', ...Object.keys(remotes)]
  const policies = [HTML_POLICY, BOOTSTRAP_TRUSTED_TYPES_POLICY, ENTRY_TRUSTED_TYPES_POLICY, ...apps]
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(sha256)],
    ['style-src', ...new Set([EMPTY_STYLE, ...styles].map(sha256))],
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...[gatewayUrl].filter(isAbsoluteUrl).map(originOf)],
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    // After a fallback, both releases of a remote have created a policy with this name.
    ['trusted-types', ...policies, "'allow-duplicates'"],
  ]
    .map(directive => (typeof directive === 'string' ? directive : directive.join(' ')))
    .join('; ')
}

const originOf = (address: string): string => new URL(address).origin

/** The site's own files have relative addresses. */
const isAbsoluteUrl = (address: string): boolean => /^https?:/.test(address)

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
