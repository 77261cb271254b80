import { releaseFileHeaders } from './headers.ts'
import { getPartnerHeaders, parsePartnerOrigins } from './partners.ts'

const school = 'https://school.example'

it('are everyone unless somebody names some', () => {
  expect([undefined, '', ' '].map(typed => parsePartnerOrigins('PARTNERS', typed))).toEqual([
    'everyone',
    'everyone',
    'everyone',
  ])
  expect(parsePartnerOrigins('PARTNERS', `${school}, http://localhost:8080`)).toEqual([
    school,
    'http://localhost:8080',
  ])
  expect(parsePartnerOrigins('PARTNERS', `https://School.Example:443,${school}`)).toEqual([school])
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
    expect(() => parsePartnerOrigins('--partners', typed)).toThrow(/^--partners needs origins .* not "/)
  }
})

it('get modules, and frames; scripts are for every page', () => {
  const headersFor = (file: string, origin?: string) =>
    getPartnerHeaders([school], file, origin, releaseFileHeaders)
  const framing = {
    'content-security-policy': `${releaseFileHeaders['content-security-policy']}; frame-ancestors 'self' ${school}`,
  }
  expect(headersFor('robot-maze.js', 'https://other.example')).toEqual({ ...releaseFileHeaders, ...framing })
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
  expect(getPartnerHeaders('everyone', 'modules/maze.js', undefined, releaseFileHeaders)).toBe(
    releaseFileHeaders,
  )
})
