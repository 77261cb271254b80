import { site } from '@kutuhal/contract'
import { maker } from './maker.ts'

it('is the company, with its address', () => {
  expect(maker).toEqual({ name: site.brand, href: `${site.url}/robot-maze` })
})
