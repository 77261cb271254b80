import { releaseHeaders } from './headers.ts'
import { partnerHeaders, parsePartners } from './partners.ts'

const school = 'https://school.example'

it('are everyone unless somebody names some', () => {
  expect([undefined, '', ' '].map(typed => parsePartners('PARTNERS', typed))).toEqual([
    'everyone',
    'everyone',
    'everyone',
  ])
  expect(parsePartners('PARTNERS', `${school}, http://localhost:8080`)).toEqual([
    school,
    'http://localhost:8080',
  ])
  expect(parsePartners('PARTNERS', `https://School.Example:443,${school}`)).toEqual([school])
})

it('are origins and nothing longer', () => {
  for (const typed of [
    'school.example',
    `${school}/`,
    `${school}/maze`,
    '*',
    'null',
    "'self'; script-src *",
    ',',
    `${school},,museum.example`,
    'https://*.school.example',
    'file:///',
  ]) {
    expect(() => parsePartners('--partners', typed)).toThrow(/^--partners needs origins .* not "/)
  }
})

it('get modules, and frames; scripts are for every page', () => {
  const headersFor = (file: string, origin?: string) => partnerHeaders([school], file, origin, releaseHeaders)
  const framing = {
    'content-security-policy': `${releaseHeaders['content-security-policy']}; frame-ancestors 'self' ${school}`,
  }
  expect(headersFor('robot-maze.js', 'https://other.example')).toEqual({ ...releaseHeaders, ...framing })
  for (const origin of [school, 'null']) {
    expect(headersFor('modules/maze.js', origin)).toMatchObject({
      ...framing,
      'access-control-allow-origin': origin,
      vary: 'Origin',
    })
  }
  for (const origin of ['https://other.example', 'https://a.school.example', undefined]) {
    const headers = headersFor('modules/maze.js', origin)
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['vary']).toBe('Origin')
  }
  expect(partnerHeaders('everyone', 'modules/maze.js', undefined, releaseHeaders)).toBe(releaseHeaders)
})
