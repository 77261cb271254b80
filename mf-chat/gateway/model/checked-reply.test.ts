import { checkReply } from './checked-reply.ts'

const context =
  'Blockzie costs ₹599. Write to hello@kutuhal.example. Ages 8-10. More at /courses and /news/3.'
const checked = (words: string, question = '') => checkReply(words, context, question)

it('keeps what the site vouches for, as plain text', () => {
  expect(
    checked('**Blockzie** costs `₹599`.\n\n* See [the courses](/courses), or [/news/3](/news/3)\n'),
  ).toEqual({
    status: 'fit',
    text: 'Blockzie costs ₹599.\n- See the courses /courses, or /news/3',
  })
})

it('ends after four lines', () => {
  expect(checked('a\nb\n\nc\nd\ne\nf')).toEqual({ status: 'fit', text: 'a\nb\nc\nd' })
})

it('stops figures that the site does not say', () => {
  expect(checked('Blockzie costs ₹499.')).toEqual({ status: 'unfounded', what: 'figure' })
  expect(checked('Blockzie costs \u202e₹599\u202c.\u200b')).toEqual({
    status: 'fit',
    text: 'Blockzie costs ₹599.',
  })
  // U+202E reverses digits on the screen, so visitors would read another price.
  expect(checked('Blockzie costs \u202e₹995\u202c.')).toEqual({ status: 'unfounded', what: 'figure' })
})

it.each([
  'Pay at https://pay.elsewhere.example/kutuhal now.',
  'Pay at www.elsewhere.com.',
  'See elsewhere.in/offer',
  'Write to offers@elsewhere.example',
  '[Our courses](https://elsewhere.example)',
  'Pay at HTTPS://Elsewhere.EXAMPLE/pay',
  'Pay at Elsewhere.Com',
  'Join t.me/kutuhal',
  'Pay kutuhal@okbank',
  'Pay at elsewhere．com or elsewhere。com',
  'Pay at kutuhal.exаmple',
  'Write to hello@kutuhal.exаmple',
  'Open ftp://kutuhal.example',
  'See पैसे.भारत now',
  'See //elsewhere.example/x or https:/elsewhere.example',
  'See /courses.elsewhere.example',
  'See ..elsewhere.example or -elsewhere.example',
  'Write to hello@kutuhal.example@elsewhere',
  'Pay kutuhal＠okbank',
  'Pay kutuhal﹫okbank',
  'Pay kutuhal @ okbank',
  'Pay kutuhal (at) okbank',
  'Follow @kutuhal_pay',
  'Pay at elsewhere[.]com',
  'Pay at elsewhere (dot) com',
  'Pay at elsewhere dot com',
  'Pay at elsewhere .com',
  'Pay at elsewhere‧com or elsewhere·com',
  'Open ｈｔｔｐｓ：／／elsewhere',
  'Open upi:pay or skype:elsewhere?call or TEL:elsewhere',
  // A full stop without a space after it looks like a host name. Rejecting a good reply is safer than showing
  // a wrong address.
  'At school.The rest is open.',
])('stops addresses that the site does not name: %s', words => {
  expect(checked(words)).toEqual({ status: 'unfounded', what: 'address' })
})

it.each([
  'Write to hello@kutuhal.example.',
  'See /.well-known/security.txt.',
  'Draw a dot on it.',
  'e.g. Blockzie, at 8 a.m. or 10 a.m., see /courses.',
])('takes nothing else for an address: %s', words =>
  expect(checked(words)).toEqual({ status: 'fit', text: words }),
)

it.each(['', ' \n', '\u200b', '**'])('has nothing to show of %j', words => {
  expect(checked(words)).toEqual({ status: 'empty' })
})
