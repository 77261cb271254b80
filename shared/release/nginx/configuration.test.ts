import { nginxConfiguration } from './configuration.ts'
import type { NginxOptions } from './options.ts'

const options: NginxOptions = {
  store: { folder: '/srv/site', pointer: 'live' },
  addresses: ['*', '[::]'],
  httpsPort: 443,
  httpPort: 80,
  tls: { certificate: '/etc/tls/site.crt', key: '/etc/tls/site.key' },
  origins: {},
  hsts: 0,
  http2: 'in listen',
}
const textWith = (more: Partial<NginxOptions>) => nginxConfiguration({ ...options, ...more })

describe('the configuration for nginx', () => {
  it('names no generation and no version, so that a release changes nothing in it', () => {
    const text = textWith({ origins: { 'mf-maze': 'maze.example.org' } })
    expect(text).toContain('root "/srv/site/live/$bucket";')
    expect(text).toContain('location ~ "^/apps/(?<file>mf-maze/[^/]+/.+)\\z" {')
  })

  it('asks for HTTP/2 in the way that this nginx knows', () => {
    expect(textWith({})).toContain('listen [::]:443 ssl http2 default_server;')
    const newer = textWith({ http2: 'directive' })
    expect(newer).toContain('listen [::]:443 ssl default_server;')
    expect(newer).toContain('http2 on;')
  })

  it('leaves out what is not asked for', () => {
    const text = textWith({ httpPort: undefined })
    expect(text).not.toMatch(/^user|main\/gemini|strict-transport|listen .*:80\b/m)
  })

  it('keeps browsers on https in every answer, if that is asked for', () => {
    const text = textWith({ hsts: 31536000 })
    const answers = text.split(/^ {8}location /m).slice(1)
    const bare = answers.filter(answer => /add_header/.test(answer) && !answer.includes('max-age=31536000"'))
    expect(bare).toEqual([])
    expect(answers.length).toBeGreaterThan(3)
  })

  it('can name folders with spaces and quotes, and refuses what nginx would read as a variable', () => {
    const store = (folder: string) => ({ store: { folder, pointer: 'live' } })
    expect(textWith(store('/srv/my "site"'))).toContain('root "/srv/my \\"site\\"/live/$bucket";')
    expect(() => textWith(store('/srv/$home'))).toThrow(/Use a name without "\$"/)
  })

  it('refuses a gateway that it cannot reach', () => {
    expect(() => textWith({ gateway: 'https://gateway.example.org' })).toThrow(/Name it like http:/)
  })
})
