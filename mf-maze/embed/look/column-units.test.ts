import { convertToContainerUnits } from './column-units.ts'

const convert = (css: string, rem: number) => convertToContainerUnits(css, rem).join('')

it('takes the visitor’s text size for the root’s', () => {
  expect(convert('a{margin:0.25rem -1.5rem;padding:.5rem}', 16)).toBe('a{margin:4px -24px;padding:8px;}')
  expect(convert('a{font-size:clamp(1.3rem, 1.15rem + 0.6vw, 1.55rem)}', 20)).toBe(
    'a{font-size:clamp(26px, 23px + 0.6cqi, 31px);}',
  )
})

it('asks for the width of the column, not of the page', () => {
  expect(convert('@media (min-width: 44rem){a{gap:5vw}}', 16)).toBe(
    '@container (min-width: 704px){a{gap:5cqi;}}',
  )
  expect(convert('@media (min-width:44rem){a{b:c}}', 16)).toBe('@container (min-width:704px){a{b:c;}}')
})

it('flattens nested rules, and drops those without a declaration', () => {
  expect(convertToContainerUnits('.a{&:hover{b:c}@media (pointer:fine){& > *{d:e}}}', 16)).toEqual([
    '.a:hover{b:c;}',
    '@media (pointer:fine){.a>*{d:e;}}',
  ])
})

it('measures what asks for a container already', () => {
  expect(convert('@container (max-width: 44rem){a{gap:1rem}}', 16)).toBe(
    '@container (max-width: 704px){a{gap:16px;}}',
  )
})

it('leaves everything else alone', () => {
  const css =
    '@media (prefers-reduced-motion: reduce){.a1rem{color:#1f1a3d;width:50%;}}@media (pointer: coarse){i{top:2px;}}'
  expect(convert(css, 16)).toBe(css)
  const names = '.w-1rem>a:not(.b2vw){--space-1rem:var(--other-2rem);animation:spin1rem 1s;}'
  expect(convert(names, 16)).toBe(names)
})
