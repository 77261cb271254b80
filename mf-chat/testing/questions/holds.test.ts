import { containsWording } from './holds.ts'

it.each([
  ['It costs ₹499.', '499'],
  ['A grant of $250,000 in all', '250000'],
  ['2,50,000 rupees', '250,000'],
  ['Call +917900000000', '+91 79 0000 0000'],
  ['Open 9:00 AM–8:00 PM', '9:00am-8:00pm'],
  ['९:०० से ८:०० तक', '9:00'],
  ['ફી ૪૯૯ રૂપિયા છે', '499'],
  ['Refunds within 14 days', 'refund'],
  ['We don’t', "don't"],
  ['शनिवार को बंद', 'बंद'],
  ['More: /contact#faq', '/contact'],
])('“%s” holds “%s”', (text, wording) => {
  expect(containsWording(text, wording)).toBe(true)
})

it.each([
  ['It costs ₹599.', '99'],
  ['Rated 4.8', '8'],
  ['Rated 4.8', '4'],
  ['a $250,000 grant', '50,000'],
  ['it is warm', 'arm'],
  ['you know', 'no'],
  ['axb', 'a.b'],
])('“%s” does not hold “%s”', (text, wording) => {
  expect(containsWording(text, wording)).toBe(false)
})
