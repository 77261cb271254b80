// eslint-disable-next-line import-x/no-restricted-paths -- These tests are about the shell and all remotes.
import { getDocumentTitle, routes } from '../../../../shell/routes.ts'

/**
 * Matches the title of a page about one course, article or post. Authors may reword it, so only its shape is
 * tested: at least two words, then the brand.
 */
export const detailPageTitlePattern = /^\S+ \S.* \| Kutuhal$/

interface PublicPage {
  readonly path: string
  readonly title: string | RegExp
}

/**
 * For each route with parameters: an item. Routes such as `/blog/page/:number` have no example, because the
 * site's lists are too short for a second page.
 */
const examples: Readonly<Record<string, readonly PublicPage[]>> = {
  '/courses/:id': [{ path: '/courses/blockzie', title: detailPageTitlePattern }],
  '/news/:id': [{ path: '/news/2', title: detailPageTitlePattern }],
  '/blog/:id': [{ path: '/blog/1', title: detailPageTitlePattern }],
}

const translatedPages: readonly PublicPage[] = [
  { path: '/hi/courses', title: 'ख़ुद बनाकर सीखने वाले बच्चों के लिए वीकेंड कोर्स | Kutuhal' },
  { path: '/gu/courses', title: 'જાતે બનાવીને શીખતાં બાળકો માટે વીકેન્ડ કોર્સ | Kutuhal' },
  { path: '/hi/courses/ar-link', title: 'AR-Link: काग़ज़ से बाहर निकलते चित्र | Kutuhal' },
  { path: '/gu/courses/ar-link', title: 'AR-Link: કાગળમાંથી બહાર આવતાં ચિત્રો | Kutuhal' },
  { path: '/hi/contact', title: 'हमसे संपर्क कीजिए | Kutuhal' },
  { path: '/gu/contact', title: 'અમારો સંપર્ક કરો | Kutuhal' },
  { path: '/hi/robot-maze', title: 'रोबोट भूलभुलैया | Kutuhal' },
  { path: '/gu/robot-maze', title: 'રોબોટ ભુલભુલામણી | Kutuhal' },
]

/** Every page with its title. For items, there is one example of each kind. */
export const publicPages: readonly PublicPage[] = [
  ...routes.flatMap(({ path }): readonly PublicPage[] =>
    path.includes(':') ? (examples[path] ?? []) : [{ path, title: getDocumentTitle(path) }],
  ),
  ...translatedPages,
]

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
