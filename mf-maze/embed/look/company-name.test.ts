import { site } from '@kutuhal/contract'
import { company } from './EmbeddedMaze.tsx'

it('names the company and its site, as the contract does', () => {
  expect(company).toEqual({ name: site.brand, href: `${site.url}/robot-maze` })
})
