import { textParts } from './text-parts.ts'

const linksIn = (text: string) => textParts(text).flatMap(part => (part.kind === 'link' ? [part.path] : []))

it('finds the addresses of this site in a reply', () => {
  expect(textParts('See /courses/blockzie or (/services#robotics-lab).\nMore: /contact')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', path: '/courses/blockzie' },
    { kind: 'text', text: ' or (' },
    { kind: 'link', path: '/services#robotics-lab' },
    { kind: 'text', text: ').\nMore: ' },
    { kind: 'link', path: '/contact' },
  ])
})

it('leaves the full stop after an address out of it', () => {
  expect(linksIn('Write to us: /contact. Or look at /news/3, please.')).toEqual(['/contact', '/news/3'])
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

it('keeps a text without addresses as it is', () => {
  expect(textParts('Line one\nLine <b>two</b>')).toEqual([
    { kind: 'text', text: 'Line one\nLine <b>two</b>' },
  ])
})

it('has nothing to show for an empty text', () => {
  expect(textParts('')).toEqual([])
})
