import { parseRequestedHost, parseHostNames, LOCAL_HOSTS, getPreviewCookieWarning } from './site-hosts.ts'

const site = { names: ['www.school.org', 'localhost:3443', '[::1]'], previews: 'school-previews.org' }
const asked = (header: string | undefined, port = 443) =>
  parseRequestedHost(site, { scheme: 'https', port }, header)

it.each([
  ['www.school.org', 443, 'https://www.school.org'],
  ['WWW.SCHOOL.ORG:443', 443, 'https://www.school.org'],
  ['www.school.org:8443', 8443, 'https://www.school.org:8443'],
  ['localhost:3443', 443, 'https://localhost:3443'],
  ['[::1]', 443, 'https://[::1]'],
  [
    'preview-1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d.school-previews.org',
    443,
    'https://preview-1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d.school-previews.org',
  ],
  [undefined, 443, 'https://www.school.org'],
])('are called as they are configured: %s on port %s', (header, port, origin) => {
  expect(asked(header, port)?.origin).toBe(origin)
})

it.each([
  ...['', '*', ';', 'wwwxschool.org', 'www.school.org.', 'www.school.org:444', 'localhost:1', 'school.org'],
  ...['www.school.org\n', 'evil.www.school.org', 'www.school.org.evil.example', 'school-previews.org'],
  ...[
    'preview-1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d.www.school.org',
    'preview-1a2b3c4d5e6.school-previews.org',
    "'unsafe-inline'",
  ],
])('are no other: %j', header => {
  expect(asked(header)).toBeUndefined()
})

it('say which generation a preview is, on this computer below localhost', () => {
  const header = 'preview-1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d.localhost:3000'
  expect(parseRequestedHost(LOCAL_HOSTS, { scheme: 'http', port: 3000 }, header)).toEqual({
    origin: `http://${header}`,
    preview: '1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d',
  })
  expect(asked('www.school.org')?.preview).toBeUndefined()
})

it('are typed with commas between, each with or without a port', () => {
  expect(
    parseHostNames('WWW.School.org, www.school.org.:443, localhost:3443,[::1],::1,[::1]:99,10.0.0.7'),
  ).toEqual([
    ...['www.school.org', 'www.school.org:443', 'localhost:3443', '[::1]', '[::1]', '[::1]:99', '10.0.0.7'],
  ])
  for (const typed of [
    '',
    ',',
    '*',
    '*.school.org',
    'https://school.org',
    'school.org/',
    'school.org,;',
    "'self'",
  ])
    expect(parseHostNames(typed)).toBeUndefined()
})

it.each([
  ['www.school.org', 'www.school.org'],
  ['www.school.org', 'previews.www.school.org'],
  ['www.school.org', 'previews.school.org'],
  ['school.org', 'school.org:8443'],
  ['www.school.co.in', 'previews.school.co.in'],
])('warn of previews that can set cookies for the site: %s, %s', (name, previews) => {
  expect(getPreviewCookieWarning({ names: ['other.example', name], previews })).toMatch(
    `can set cookies for ${name}`,
  )
})

it.each([
  ['www.school.org', undefined],
  ['www.school.org', 'school-previews.org'],
  ['school.co.in', 'school-previews.co.in'],
  ['localhost', 'localhost'],
])('do not warn of previews that cannot: %s, %s', (name, previews) => {
  expect(getPreviewCookieWarning({ names: [name], previews })).toBeUndefined()
})
