import { parseGatewayUrl } from './site-options.ts'

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
