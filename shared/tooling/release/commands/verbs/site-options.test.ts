import { gatewayFrom } from './gateway.ts'
import { originsFrom } from './origins.ts'

describe('a gateway', () => {
  it.each([
    'https://assistant.example.org/main/gemini',
    'https://example.org/v1/main/gemini',
    'http://localhost:3005/main/gemini',
    '/main/gemini',
  ])('may be %s', typed => {
    expect(gatewayFrom(typed)).toBe(typed)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/plain,/main/gemini',
    'http://assistant.example.org/main/gemini',
    'https://asha:secret@example.org/main/gemini',
    'https://example.org/main/gemini?to=elsewhere',
    'https://example.org/else',
    '//example.org/main/gemini',
    '',
  ])('is not %j', typed => {
    expect(() => gatewayFrom(typed)).toThrow('--gateway needs an address like')
  })
})

it.each([
  'javascript:alert(1)',
  'http://evil.example',
  'https://a:b@evil.example',
  'https://evil.example/apps',
])('gives no app the origin %s', origin => {
  expect(() => originsFrom(`mf-chat=${origin}`)).toThrow('--origins needs an origin')
})
