import { parseGatewayUrl, parseOrigins } from './site-options.ts'

describe('a gateway', () => {
  it.each([
    'https://assistant.example.org/main/gemini',
    'https://example.org/v1/main/gemini',
    'http://localhost:3005/main/gemini',
    '/main/gemini',
  ])('may be %s', typed => {
    expect(parseGatewayUrl(typed)).toBe(typed)
  })

  it('is named as browsers write it', () => {
    expect(parseGatewayUrl('https://Assistant.example.org:443/main/gemini')).toBe(
      'https://assistant.example.org/main/gemini',
    )
  })

  it.each([
    'javascript:alert(1)',
    'data:text/plain,/main/gemini',
    'http://assistant.example.org/main/gemini',
    'https://asha:secret@example.org/main/gemini',
    'https://example.org/main/gemini?to=elsewhere',
    'https://example.org/main/gemini?',
    'https://*.example.org/main/gemini',
    'https://example.org/else',
    '//example.org/main/gemini',
    '',
  ])('is not %j', typed => {
    expect(() => parseGatewayUrl(typed)).toThrow('--gateway needs an address like')
  })
})

it('knows an app’s origin in every spelling', () => {
  expect(parseOrigins('mf-chat=https://Chat.example.org:443, mf-maze=http://localhost:3003')).toEqual({
    'mf-chat': 'https://chat.example.org',
    'mf-maze': 'http://localhost:3003',
  })
  expect(() => parseOrigins('mf-chat=https://a.example,mf-chat=https://b.example')).toThrow(/mf-chat twice/)
})

it.each([
  'javascript:alert(1)',
  'https://chat.example=https://evil.example',
  'https://*.example.org',
  'http://evil.example',
  'https://a:b@evil.example',
  'https://evil.example/apps',
])('gives no app the origin %s', origin => {
  expect(() => parseOrigins(`mf-chat=${origin}`)).toThrow('--origins needs an origin')
})
