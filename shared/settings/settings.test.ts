import * as typed from './settings.ts'

type Parse = (text: string) => unknown

const http = (text: string) => typed.parseServerUrl(text, { protocols: ['http:'] })
const api = (text: string) => typed.parseServerUrl(text, { protocols: ['http:', 'https:'], hasPath: true })
const redis = (text: string) =>
  typed.parseServerUrl(text, { protocols: ['redis:'], hasPath: true, hasPassword: true })
const upTo99 = (text: string) => typed.parseIntegerInRange(text, 1, 99)

it.each<[string, Parse, Readonly<Record<string, unknown>>]>([
  [
    'an origin',
    typed.parseOrigin,
    {
      'https://www.example.org': 'https://www.example.org',
      'https://WWW.Example.org:443': 'https://www.example.org',
      'https://www.example.org.': 'https://www.example.org',
      'HTTP://localhost:80': 'http://localhost',
      'https://www.example.org:8443': 'https://www.example.org:8443',
      'https://bücher.example': 'https://xn--bcher-kva.example',
      'http://[::1]:3000': 'http://[::1]:3000',
    },
  ],
  [
    'an origin at any port',
    typed.parseOriginPattern,
    {
      'http://Localhost:*': 'http://localhost:*',
      'http://[::1]:*': 'http://[::1]:*',
      'https://a.example:443': 'https://a.example',
    },
  ],
  [
    'an address without a path',
    http,
    { 'http://Gateway:80/': 'http://gateway', 'http://[::1]:3005': 'http://[::1]:3005' },
  ],
  [
    'an address',
    api,
    {
      'https://Prometheus.example:443/base/': 'https://prometheus.example/base',
      'http://a:9090': 'http://a:9090',
    },
  ],
  ['an address with a password', redis, { 'redis://u:p@redis:6379/1': 'redis://u:p@redis:6379/1' }],
  [
    'a path',
    typed.parsePath,
    { ' /srv/kutuhal ': '/srv/kutuhal', './site': './site', 'C:\\site': 'C:\\site', 'दुकान/a b': 'दुकान/a b' },
  ],
  [
    'a host',
    typed.parseHost,
    { 'WWW.Example.org': 'www.example.org', '0.0.0.0': '0.0.0.0', '::1': '::1', localhost: 'localhost' },
  ],
  [
    'a host and a port',
    typed.parseHostAndPort,
    { '127.0.0.1:9464': { host: '127.0.0.1', port: 9464 }, '[::1]:9464': { host: '::1', port: 9464 } },
  ],
  [
    'a network',
    typed.parseNetwork,
    { '10.0.0.0/8': '10.0.0.0/8', '192.0.2.7': '192.0.2.7', '2001:db8::/32': '2001:db8::/32' },
  ],
  ['proxies', typed.parseTrustedProxies, { none: false, 'loopback, 10.0.0.0/8': 'loopback,10.0.0.0/8' }],
  ['a whole number', upTo99, { 1: 1, 99: 99, '07': 7 }],
])('reads %s as servers and browsers write it', (_, parse, expected) => {
  expect(Object.keys(expected).map(text => [text, parse(text)])).toEqual(Object.entries(expected))
})

it.each<[string, Parse, readonly string[]]>([
  [
    'an origin',
    typed.parseOrigin,
    [
      ...[
        '',
        'www.example.org',
        'https://',
        'https://a.example/',
        'https://a.example/maze',
        'https://a.example?q',
        'null',
        '*',
      ],
      ...[
        'https://*.example.org',
        'https://a.example:99999',
        'https://u:p@a.example',
        'ftp://a.example',
        "'self'; script-src *",
      ],
      ...[
        'https://a.example;b',
        'https://a.example\\b',
        'https://a b.example',
        'https:a.example',
        'https://a..example',
      ],
    ],
  ],
  [
    'an origin at any port',
    typed.parseOriginPattern,
    ['http://a.example:80:*', 'http://a.example:*/', '*:*', 'http://:*'],
  ],
  [
    'an address without a path',
    http,
    [
      'http://a/main/gemini',
      'https://a',
      'http://a?b',
      'http://a#b',
      'http://u:p@a',
      'a:3005',
      'http://a b',
      'http://a:0x10',
    ],
  ],
  ['an address', api, ['http://u:p@a', 'http://a/?b', 'google', 'ws://a']],
  ['an address with a password', redis, ['redis://', 'http://redis', 'redis:redis']],
  [
    'a path',
    typed.parsePath,
    [
      '',
      ' ',
      '~',
      '~/site',
      '~asha/site',
      's3://bucket',
      'S3:bucket',
      'file:///srv',
      'https://a.example',
      'a\nb',
    ],
  ],
  [
    'a host',
    typed.parseHost,
    ['', 'https://a.example', 'a.example:443', 'a.example/', 'a b', '*.example.org', 'u@a', '[::1]'],
  ],
  [
    'a host and a port',
    typed.parseHostAndPort,
    ['9464', '127.0.0.1:99999', 'http://a:1', '::1:9464', '[a]:1', 'a:'],
  ],
  [
    'a network',
    typed.parseNetwork,
    ['nginx', '999.1.1.1', '10.0.0.0/99', '::1/129', '0.0.0.0/0', '10.0.0.0/8/8', '10.0.0.0/1e1'],
  ],
  ['proxies', typed.parseTrustedProxies, ['', 'none, loopback', 'Loopback', 'nginx', 'loopback;10.0.0.1']],
  ['a whole number', upTo99, ['', '0', '100', '-1', '1.5', '1e1', '0x10', ' 7', '9'.repeat(20)]],
])('does not take for %s what would be ignored', (_, parse, refused) => {
  expect(refused.map(text => [text, parse(text)])).toEqual(refused.map(text => [text, undefined]))
})
