// eslint-disable-next-line import-x/no-restricted-paths -- These tests are about the shell and all remotes.
import { getDocumentTitle, routes } from '../../../../shell/routes.ts'

/**
 * Matches the title of a page about one course, article or post. Authors may reword it, so only its shape is
 * tested: at least two words, then the brand.
 */
export const detailPageTitlePattern = /^\S+ \S.* \| Kutuhal$/

/**
 * An example path for each route of a single item. Routes such as `/blog/page/:number` have no example,
 * because the site's lists are too short for a second page.
 */
const examples: Readonly<Record<string, string>> = {
  '/courses/:id': '/courses/blockzie',
  '/news/:id': '/news/2',
  '/blog/:id': '/blog/1',
}

/** Titles of translated pages: unlike other titles, these are not made from the page's address. */
const translatedTitles: Readonly<Record<string, string>> = {
  '/hi/contact': 'हमसे संपर्क कीजिए | Kutuhal',
}

interface PublicPage {
  readonly path: string
  readonly title: string | RegExp
}

/** Every page with its title. For items, there is one example of each kind. */
export const publicPages: readonly PublicPage[] = routes.flatMap(
  ({ path, translation }): readonly PublicPage[] => {
    if (!path.includes(':'))
      return [{ path, title: translation ? (translatedTitles[path] ?? '') : getDocumentTitle(path) }]
    const example = examples[path]
    return example ? [{ path: example, title: detailPageTitlePattern }] : []
  },
)

/** The anchors of the eight labs on /services, in order (product specification, point 2). */
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
