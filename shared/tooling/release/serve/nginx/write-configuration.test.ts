import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { NginxOptions, PublicObjectStore } from './options.ts'
import { writeNginxConfiguration } from './write-configuration.ts'

const options: NginxOptions = {
  store: { folder: '/srv/site', pointer: 'live' },
  addresses: ['*', '[::]'],
  httpsPort: 443,
  httpPort: 80,
  tls: { certificate: '/etc/tls/site.crt', key: '/etc/tls/site.key' },
  hosts: { names: ['www.example.org'], previews: 'example-previews.org' },
  hsts: 0,
  http2: 'in listen',
}

const edge: PublicObjectStore = {
  objects: 'http://10.0.0.7:7480/bucket/main',
  pointer: 'live',
  scripts: '/usr/lib/nginx/modules/ngx_http_js_module.so',
  cacheSize: '10g',
  pointerPort: 8078,
  trusted: '/etc/ssl/certs/ca-certificates.crt',
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nginx-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Without comments, each line with the name of its file. */
async function textWith(more: Partial<NginxOptions>): Promise<string> {
  await writeNginxConfiguration(folder, { ...options, ...more })
  const names = (await readdir(folder, { recursive: true })).filter(name => name.endsWith('.conf'))
  const texts = names.map(async name => {
    const lines = (await readFile(path.join(folder, name), 'utf8')).split('\n').map(line => line.trim())
    return lines.filter(line => line !== '' && !line.startsWith('#')).map(line => `${name}: ${line}`)
  })
  return (await Promise.all(texts)).flat().join('\n')
}

describe('the configuration for nginx', () => {
  it('names no generation and no version, so that a release changes nothing in it', async () => {
    const text = await textWith({})
    expect(text).toContain('root "/srv/site/live/$bucket";')
    expect(text).toContain('location ~ "^/apps/(?<file>[^/]+/[^/]+/.+)\\z" {')
  })

  it('asks for HTTP/2 in the way that this nginx knows', async () => {
    expect(await textWith({})).toContain('generated/listen.conf: listen [::]:443 ssl http2;')
    const newer = await textWith({ http2: 'directive' })
    expect(newer).toContain('generated/listen.conf: listen [::]:443 ssl;')
    expect(newer).toContain('generated/listen.conf: http2 on;')
  })

  it('leaves out what is not asked for, also where it was before', async () => {
    const wanted =
      /: user |proxy_pass http:\/\/\$assistant|upstream assistant|= \/reports|upstream collector|strict-transport|listen .*:80\b/g
    const all = await textWith({
      user: 'www-data',
      gateway: 'http://127.0.0.1:3005',
      collector: 'http://127.0.0.1:3008',
      hsts: 31536000,
    })
    expect(new Set(all.match(wanted)).size).toBe(7 + 1) // two addresses
    expect((await textWith({ httpPort: undefined })).match(wanted)).toBeNull()
  })

  it.each([
    ['a folder', options.store],
    ['an object store', edge],
  ])('includes no file that is not there, and has none that nothing includes: %s', async (_, store) => {
    const text = await textWith({
      store,
      gateway: 'http://127.0.0.1:3005',
      collector: 'http://127.0.0.1:3008',
    })
    const included = [...text.matchAll(/: (?:.* \{ )?include (\S+);/g)].map(([, name]) => name)
    const written = (await readdir(folder, { recursive: true })).filter(name => name.endsWith('.conf'))
    expect([...new Set(included), 'nginx.conf'].sort()).toEqual(written.sort())
  })

  it('can name folders with spaces and quotes, and refuses what nginx would read as a variable', async () => {
    const store = (name: string) => ({ store: { folder: name, pointer: 'live' } })
    expect(await textWith(store('/srv/my "site"'))).toContain('root "/srv/my \\"site\\"/live/$bucket";')
    await expect(textWith(store('/srv/$home'))).rejects.toThrow(/Use a name without "\$"/)
  })

  it.each(['gateway', 'collector'])(
    'refuses a %s that it cannot reach, or not as it is named',
    async what => {
      for (const address of [
        'https://other.example.org',
        'http://10.0.0.5:3005/main/gemini',
        '10.0.0.5:3005',
      ]) {
        await expect(textWith({ [what]: address })).rejects.toThrow(/Name it like http:/)
      }
    },
  )

  describe('of an edge', () => {
    it('knows several gateways, and who says which visitor it is', async () => {
      const gateway = ['http://10.0.0.5:3005', 'http://10.0.0.6:3005']
      const text = await textWith({ store: edge, gateway, balancers: ['10.0.0.0/24'] })
      expect(text).toContain('server 10.0.0.5:3005 max_fails=0; server 10.0.0.6:3005 max_fails=0;')
      expect(text).toContain('generated/balancers.conf: set_real_ip_from "10.0.0.0/24";')
    })
  })
})
