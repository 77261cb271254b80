import { site } from '@kutuhal/contract'
import { companyLink } from './EmbeddedMaze.tsx'

it('names the company and its site, as the contract does', () => {
  expect(companyLink).toEqual({ name: site.brand, href: `${site.url}/robot-maze` })
})
