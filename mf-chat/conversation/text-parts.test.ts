import { site } from '@kutuhal/contract'
import { detectLanguage, parseTextParts } from './text-parts.ts'

const linksIn = (text: string) =>
  parseTextParts(text).flatMap(part => (part.kind === 'link' ? [part.href] : []))

it('finds the addresses of this site in a reply', () => {
  expect(parseTextParts('See /courses/blockzie or (/services#robotics-lab).\nMore: /contact')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: '/courses/blockzie', href: '/courses/blockzie', path: '/courses/blockzie' },
    { kind: 'text', text: ' or (' },
    {
      kind: 'link',
      text: '/services#robotics-lab',
      href: '/services#robotics-lab',
      path: '/services#robotics-lab',
    },
    { kind: 'text', text: ').\nMore: ' },
    { kind: 'link', text: '/contact', href: '/contact', path: '/contact' },
  ])
})

it('shows an address as the title of its page, where that is known', () => {
  const pages = [{ address: '/courses', title: 'Weekend courses' }]
  expect(parseTextParts('See /courses.', pages)).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: 'Weekend courses', href: '/courses', path: '/courses' },
    { kind: 'text', text: '.' },
  ])
})

it('links the company’s phone however it is grouped, its e-mail and its address, and nobody else’s', () => {
  const tel = `tel:${site.phone.replaceAll(' ', '')}`
  const { street, area } = site.address
  expect(linksIn(`Call ${site.phone} or ${site.phone.replaceAll(' ', '')}.`)).toEqual([tel, tel])
  expect(linksIn(`Write to ${site.email}. Come to ${street}, ${area}.`)).toEqual([
    `mailto:${site.email}`,
    '/contact#contact-visit',
  ])
  const foreign = [
    `${site.phone}1`,
    `9${site.phone}`,
    '+91 99999 12345',
    `x${site.email}`,
    `${site.email}.evil.in`,
  ]
  expect(foreign.flatMap(linksIn)).toEqual([])
})

it.each([
  'https://example.com/courses',
  '//example.com/courses',
  'boys and/or girls',
  'on 15/05/2025',
  'javascript:/alert',
  '/Courses',
  '/price-list.pdf',
  '/courses%2f..',
  '<a href=/contact>',
  'a / b',
])('makes no link of “%s”', text => {
  expect(linksIn(text)).toEqual([])
})

it('keeps a text without addresses as it is, and has nothing to show for an empty one', () => {
  const text = 'Line one\nLine <b>two</b>'
  expect(parseTextParts(text)).toEqual([{ kind: 'text', text }])
  expect(parseTextParts('')).toEqual([])
})

it.each([
  ['फीस ₹499 है।', 'hi'],
  ['IoT कोर्स कक्षा 6 से 8 के लिए है।\nMore: /courses/iot-things-that-report-back', 'hi'],
  ['ફી ₹499 છે.', 'gu'],
  ['शनिवार: 10–5. ગુજરાતીમાં લખો, અમે વાંચીએ છીએ.', 'gu'],
])('knows by the script of “%s” that it is %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language)
})

it.each(['The fee is ₹499.', 'Fees kitni hai?', 'Namaste means नमस्ते in Hindi script.', '499', '', 'தமிழ்'])(
  'leaves “%s” to the language of the page',
  text => {
    expect(detectLanguage(text)).toBeUndefined()
  },
)
