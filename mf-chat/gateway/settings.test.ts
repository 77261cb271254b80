import { readSettings } from './settings.ts'

it('needs no variable at all', () => {
  expect(readSettings({})).toMatchObject({
    ASSISTANT_PORT: 3005,
    ASSISTANT_SITE: 'live',
    ASSISTANT_ORIGINS: ['https://www.kutuhal.example'],
  })
  expect(readSettings({ GEMINI_API_KEY: '', ASSISTANT_PORT: ' ' })).toEqual(readSettings({}))
})

it('reads what is there, and leaves other people’s variables alone', () => {
  expect(
    readSettings({
      PORT: 'of somebody else',
      ASSISTANT_PORT: '4000',
      ASSISTANT_ORIGINS: 'https://A.example:443, http://localhost:*',
      ASSISTANT_TRUSTED_PROXIES: 'loopback, 10.0.0.0/8, 192.0.2.7,2001:db8::/32',
    }),
  ).toMatchObject({ ASSISTANT_PORT: 4000, ASSISTANT_ORIGINS: ['https://a.example', 'http://localhost:*'] })
})

it.each([
  [
    'ASSISTANT_PORT',
    'abc',
    /ASSISTANT_PORT: “abc” cannot be used, a whole number from 0 to 65535 .*ASSISTANT_PORT=3005/,
  ],
  ['ASSISTANT_PORT', '70000', /from 0 to 65535/],
  ['ASSISTANT_PORT', '3.5', /whole number/],
  ['ASSISTANT_ORIGINS', 'www.example.org', /ASSISTANT_ORIGINS: .*origins.*such as ASSISTANT_ORIGINS=https:/],
  ['ASSISTANT_ORIGINS', 'https://*.example.org', /origins/],
  ['ASSISTANT_ORIGINS', 'https://www.example.org/', /origins/],
  ['ASSISTANT_HOST', 'http://127.0.0.1', /ASSISTANT_HOST: .*a host, without a port/],
  ['ASSISTANT_HOST', '127.0.0.1:3005', /without a port/],
  ['STORE', 's3://bucket/prefix', /STORE: .*a folder is expected/],
  ['ASSISTANT_MODEL_URL', 'https://key@proxy.example', /no password/],
  ['ASSISTANT_WITHOUT_ORIGIN', 'yes', /one of refused, allowed/],
  ['ASSISTANT_TRUSTED_PROXIES', 'nginx', /networks/],
  ['ASSISTANT_TRUSTED_PROXIES', '999.1.1.1', /networks/],
  ['ASSISTANT_TRUSTED_PROXIES', 'loopback, 10.0.0.0/99', /networks/],
  ['ASSISTANT_TRUSTED_PROXIES', '::1/129', /networks/],
  ['ASSISTANT_TRUSTED_PROXIES', '0.0.0.0/0', /networks/],
  ['ASSISTANT_TRUSTED_PROXIES', 'none, loopback', /networks/],
  ['ASSISTANT_REDIS_URL', 'http://127.0.0.1', /redis:\/\/ or rediss:\/\//],
  ['ASSISTANT_METRICS', '9464', /a host and a port/],
  ['ASSISTANT_METRICS', '127.0.0.1:99999', /ASSISTANT_METRICS.*a host and a port/],
  ['ASSISTANT_MODEL_URL', 'google', /http:\/\/ or https:\/\//],
  ['ASSISTANT_LOG_LEVEL', 'loud', /debug, info/],
  ['ASSISTANT_PROT', '3005', /ASSISTANT_PROT is no setting.*ASSISTANT_PORT/],
])('says of %s=%s what is wrong, and how to write it', (name, value, message) => {
  expect(() => readSettings({ [name]: value })).toThrow(message)
})

it('names everything that is wrong at once, and never shows a secret', () => {
  const secret = 'http://user:hunter2@redis'
  expect(() => readSettings({ ASSISTANT_REDIS_URL: secret, ASSISTANT_AT_ONCE: '0' })).toThrow(
    /ASSISTANT_REDIS_URL[^]*ASSISTANT_AT_ONCE|ASSISTANT_AT_ONCE[^]*ASSISTANT_REDIS_URL/,
  )
  expect(() => readSettings({ ASSISTANT_REDIS_URL: secret })).not.toThrow(/hunter2/)
})
