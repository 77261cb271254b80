import { fill, listTranslatedParams, loadTranslation } from './translations.ts'

const translations = { hi: () => Promise.resolve('नमस्ते') }

it('loads the words of a page in the language of its address', async () => {
  expect(await loadTranslation({ params: { id: 'iot', language: 'hi' } }, translations)).toBe('नमस्ते')
})

it.each([{}, { language: 'gu' }, { language: 'toString' }])(
  'leaves a page in English that is not translated: %j',
  async params => {
    expect(await loadTranslation({ params }, translations)).toBeUndefined()
  },
)

it('lists each page in English and in its other languages', async () => {
  expect(await listTranslatedParams(translations)).toEqual([{}, { language: 'hi' }])
  expect(await listTranslatedParams(translations, [{ id: 'a' }, { id: 'b' }])).toEqual([
    { id: 'a' },
    { id: 'a', language: 'hi' },
    { id: 'b' },
    { id: 'b', language: 'hi' },
  ])
})

it('fills in values, also one that looks like a name', () => {
  expect(fill('{moves} of {limit}', { moves: '{limit}', limit: 20 })).toBe('{limit} of 20')
})
