/** The variables that decide what a request gets. nginx computes each on first use. */
import { BUCKET_COOKIE, bucketCookie, STABLE_BUCKET } from '../buckets.ts'
import { compressible } from '../file-writer.ts'
import { canaryHeaders, documentHeaders, embedHeaders, errorHeaders, releaseHeaders } from '../headers.ts'
import { cachingByStatus } from './add-headers.ts'
import { block, map, type Directive } from './directives.ts'

export function variables(): Directive[] {
  return [...addressVariables(), ...generationVariables(), ...encodingVariables(), ...cachingVariables()]
}

function addressVariables(): Directive[] {
  return [
    '# Addresses as the browser sent them: no empty or hidden names, no encoded slash or backslash.',
    map('$request_uri', '$is_plain', {
      default: '1',
      [String.raw`"~*^[^?#]*(?://|/\.|/%2e|%2f|%5c|\x5c)"`]: '0',
    }),
    '# Files that lie in the store and are nobody else’s business.',
    map('$uri', '$is_private', {
      default: '0',
      [String.raw`"~*\.(?:br|gz)\z"`]: '1',
      [String.raw`"~*\.unfinished-"`]: '1',
      [String.raw`"~*^/apps/[^/]+/[^/]+/server/"`]: '1',
    }),
    '# /news and /news/ are the same page.',
    map('$uri', '$page', { default: '""', [String.raw`"~(?s)^(?<page_path>.*?)/?\z"`]: '$page_path' }),
  ]
}

function generationVariables(): Directive[] {
  return [
    '# preview-<generation>.<any host> shows that generation.',
    map('$host', '$preview', {
      default: '""',
      [String.raw`"~^preview-(?<preview_id>[0-9a-f]{12})\."`]: '$preview_id',
    }),
    map('$preview', '$robots', { default: 'noindex', '""': '""' }),
    '# A visitor’s bucket counts while a canary runs, and is drawn then if there is none.',
    ...['tens', 'ones'].map(digit => randomDigit(digit)),
    map(`$cookie_${BUCKET_COOKIE}`, '$given_bucket', {
      default: '""',
      [String.raw`"~^[0-9][0-9]\z"`]: `$cookie_${BUCKET_COOKIE}`,
    }),
    map('"$is_canary:$given_bucket"', '$bucket', {
      default: STABLE_BUCKET,
      'yes:': '"$tens$ones"',
      [String.raw`"~^yes:(?<sticky_bucket>[0-9][0-9])\z"`]: '$sticky_bucket',
    }),
    map('"$is_canary:$given_bucket:$preview"', '$bucket_cookie', {
      default: '""',
      'yes::': `"${bucketCookie('$bucket')}; Secure"`,
    }),
    '# The pointer is followed once a request, so that all of an answer is of one generation.',
    map('$realpath_root', '$linked_generation', {
      default: 'none',
      [String.raw`"~/sites/(?<generation_id>[0-9a-f]+)\z"`]: '$generation_id',
    }),
    map('$preview', '$wanted_generation', { default: '$preview', '""': '$linked_generation' }),
    map('"$generation:$preview"', '$is_nothing_live', { default: '0', 'none:': '1' }),
    map('"$generation $http_if_none_match"', '$is_fresh', {
      default: '0',
      [String.raw`'~^(?<known>[0-9a-f]+) (?:.*,)?\s*(?:W/)?"\k<known>"'`]: '1',
    }),
  ]
}

function randomDigit(name: string): Directive {
  const shares = Array.from({ length: 10 }, (_, digit) => `${digit === 9 ? '*' : '10%'} ${digit}`)
  return block(`split_clients "${name}$request_id" $${name}`, shares)
}

function encodingVariables(): Directive[] {
  return [
    '# Compressed copies lie beside the files; stock nginx picks .gz by itself, .br is picked here.',
    map('$http_accept_encoding', '$accepted_br', {
      default: '""',
      [String.raw`"~*(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|\z))[^,]*)?(?:,|\z)"`]: '.br',
    }),
    map('$uri', '$document_encoding', { default: '""', [String.raw`"~\.br\z"`]: 'br' }),
    map('"$is_canary:$preview"', '$document_vary', {
      default: 'Accept-Encoding',
      'yes:': `"Accept-Encoding, ${canaryHeaders['vary'] ?? ''}"`,
    }),
    map('$br', '$file_encoding', { default: '""', '.br': 'br' }),
    map('$uri', '$file_vary', { default: '""', [`"~${compressible.source}"`]: 'Accept-Encoding' }),
  ]
}

function cachingVariables(): Directive[] {
  return [
    cachingByStatus('$stable_caching', documentHeaders, errorHeaders),
    cachingByStatus('$canary_caching', canaryHeaders, errorHeaders),
    map('"$is_canary:$preview"', '$document_caching', {
      default: '$stable_caching',
      'yes:': '$canary_caching',
    }),
    cachingByStatus('$release_caching', releaseHeaders, errorHeaders),
    cachingByStatus('$embed_caching', embedHeaders, errorHeaders),
  ]
}
