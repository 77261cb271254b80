import { visibleText } from './visible-text.ts'

it('drops overrides of the writing direction, tags, fillers and controls', () => {
  expect(visibleText('Fees: \u202e995₹\u202c\u2066 a\u2069\u200f')).toBe('Fees: 995₹ a')
  expect(visibleText('Hi\u{e0069}\u{e0067}\u200b\ufeff\u00ad\u0007\u001b[31m!')).toBe('Hi[31m!')
})

it.each(['', ' \n ', '\u200b\u200b', '\u3164', '\u2800', '\u200d', '\u{e0041}\u{e007f}', '\u202e\u202c'])(
  'takes nothing but hidden characters for nothing (%j)',
  text => expect(visibleText(text)).toBe(''),
)

it('leaves joiners of Hindi and Gujarati, emoji and line ends', () => {
  for (const text of ['क्\u200dष', 'શ્\u200cરી', '👩‍🏫 ❤️', 'One\nTwo', 'Ünïcödé, ಕನ್ನಡ, العربية']) {
    expect(visibleText(text)).toBe(text)
  }
  expect(visibleText('One\r\nTwo\u2028Three\tFour')).toBe('One\nTwo\nThree Four')
})
