import { parseArgs } from 'node:util'
import { verbOptions } from '../options/verb-request.ts'
import { parseEdgeOptions, readObjectStoreUrl } from './edge-options.ts'

const nginx = { scripts: '/usr/lib/nginx/modules/ngx_http_js_module.so', http2: 'in listen' } as const
const environment = { STORE: 's3://site/main', AWS_ENDPOINT_URL_S3: 'http://10.0.0.7:7480' }
const certificate = ['--certificate', '/etc/tls/site.crt', '--key', '/etc/tls/site.key']
const named = [...certificate, '--host', 'www.example.org']
function typed(...args: readonly string[]) {
  const { positionals: names, values } = parseArgs({
    args: [...args],
    options: verbOptions,
    allowPositionals: true,
  })
  return parseEdgeOptions({ names, options: values }, environment, nginx)
}

it('makes an edge of the object store that commands use', () => {
  const { folder, options } = typed('/etc/kutuhal', ...named)
  expect(folder).toBe('/etc/kutuhal')
  expect(options).toMatchObject({
    store: {
      objects: 'http://10.0.0.7:7480/site/main',
      pointer: 'live',
      cacheSize: '10g',
      pointerPort: 8078,
    },
    addresses: ['*', '[::]'],
    httpsPort: 443,
    httpPort: 80,
    hosts: { names: ['www.example.org'], previews: undefined },
    gateway: [],
    balancers: [],
  })
})

it('takes several gateways, collectors and balancers, and another address to read at', () => {
  const gateways = 'http://10.0.0.5:3005,http://10.0.0.6:3005'
  const more = [
    ...['--gateway', gateways, '--collector', 'http://10.0.0.5:3008,http://10.0.0.6:3008'],
    ...['--balancers', '10.0.0.0/24', '--objects', 'https://objects.example/'],
  ]
  expect(typed('/etc/kutuhal', ...named, ...more).options).toMatchObject({
    store: { objects: 'https://objects.example' },
    gateway: ['http://10.0.0.5:3005', 'http://10.0.0.6:3005'],
    collector: ['http://10.0.0.5:3008', 'http://10.0.0.6:3008'],
    balancers: ['10.0.0.0/24'],
  })
})

it.each([
  [[], /Into which folder\?/],
  [['/etc/kutuhal', '--host', 'a.example'], /Name the file in PEM form: --certificate <file>/],
  [['/etc/kutuhal', ...named, '--cache', 'much'], /--cache needs a size such as 500m or 10g/],
  [['/etc/kutuhal', ...named, '--port', 'https'], /--port needs a whole number from 1 to 65535, not "https"/],
  [['/etc/kutuhal', ...named, '--port', '70000'], /--port needs/],
  [['/etc/kutuhal', ...named, '--port', '80'], /--port and --http-port are both 80/],
  [['/etc/kutuhal', ...certificate], /--host needs the names by which visitors know the site/],
  [['/etc/kutuhal', ...certificate, '--host', 'https://www.example.org'], /--host needs the names/],
  [['/etc/kutuhal', ...certificate, '--host', 'www.example.org,*'], /--host needs the names/],
  [['/etc/kutuhal', ...named, '--previews', 'https://previews.example'], /--previews needs the host/],
  [['/etc/kutuhal', ...named, '--address', '10.0.0.7:443'], /--address needs addresses/],
  [['/etc/kutuhal', ...named, '--objects', 'objects.example'], /--objects needs an address/],
  [['/etc/kutuhal', ...named, '--balancers', 'balancer.example'], /--balancers needs/],
  [['~/edge', ...named], /The folder needs a path on this computer/],
  [['/etc/kutuhal', ...named, '--trusted', '~/ca.crt'], /--trusted needs a path/],
  [
    ['/etc/kutuhal', '--host', 'a.example', '--key', 'k.pem', '--certificate', ''],
    /--certificate needs a path/,
  ],
  [['/etc/kutuhal', ...named, '--cache', '0g'], /--cache needs a size/],
  [['/etc/kutuhal', ...named, '--site', 'Live'], /"Live" cannot name a site/],
])('says what is wrong with %j', (args, message) => {
  expect(() => typed(...args)).toThrow(message)
})

it.each([
  [
    { STORE: 's3://site/main', AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:7480' },
    'http://127.0.0.1:7480/site/main',
  ],
  [
    { STORE: 's3://site', AWS_ENDPOINT_URL: 'https://objects.example/s3/' },
    'https://objects.example/s3/site',
  ],
  [{ STORE: 's3://site/main', AWS_REGION: 'ap-south-1' }, 'https://site.s3.ap-south-1.amazonaws.com/main'],
  [
    { STORE: 's3://site', AWS_REGION: '', AWS_DEFAULT_REGION: 'ap-south-1', STORE_ADDRESSING: '' },
    'https://site.s3.ap-south-1.amazonaws.com',
  ],
  [{ STORE: 's3://site', AWS_REGION: '' }, 'https://site.s3.us-east-1.amazonaws.com'],
  [
    { STORE: 's3://site', AWS_ENDPOINT_URL_S3: 'https://objects.example', STORE_ADDRESSING: 'virtual' },
    'https://site.objects.example',
  ],
])('finds where an edge reads %j', (environment, url) => {
  expect(readObjectStoreUrl(environment)).toBe(url)
})

it.each(['evil.example/', 'ap south', 'AP-SOUTH-1', '-', 'ap-south-1.'])('takes %j for no region', region => {
  for (const name of ['AWS_REGION', 'AWS_DEFAULT_REGION'])
    expect(() => readObjectStoreUrl({ STORE: 's3://site', [name]: region })).toThrow(
      `${name}=${region} is no name`,
    )
})

it('tells that a folder has no such address', () => {
  expect(() => readObjectStoreUrl({ STORE: '/srv/kutuhal' })).toThrow(/names no place in an object store/)
})
