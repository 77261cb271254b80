// eslint-disable-next-line import-x/no-restricted-paths -- These tests are about the shell and all remotes.
import { documentTitle, routes } from '../../../../shell/routes.ts'

/** The title of an item's page. Its author may change the words; it has several, unlike all other titles. */
export const itemTitle = /^\S+ \S.* \| Kutuhal$/

/** An item of each route with parameters. Further pages of a list have none, since the lists are short. */
const examples: Readonly<Record<string, string>> = {
  '/courses/:id': '/courses/blockzie',
  '/news/:id': '/news/2',
  '/blog/:id': '/blog/1',
}

/** Every page, and an item of each kind, with its title. */
export const publicPages: readonly { readonly path: string; readonly title: string | RegExp }[] =
  routes.flatMap(({ path, translation }) => {
    if (!path.includes(':')) return [{ path, title: translation ? itemTitle : documentTitle(path) }]
    const example = examples[path]
    return example ? [{ path: example, title: itemTitle }] : []
  })

/** The anchors of the eight labs on /services, in their order (product specification, point 2). */
export const labAnchors = [
  'ai-smart-lab',
  'robotics-lab',
  '3d-printer',
  'drone-lab',
  'science-circle',
  'maths-circle',
  'physics-lab',
  'interactive-panel',
]
