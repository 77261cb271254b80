import type { ListedItem } from '../../lists/list-page.ts'
import type { TextLink } from '../../text-types.ts'

export interface SitemapGroup {
  readonly title: string
  /** Of the pages, as in `lang`; absent for the site's own language. */
  readonly language?: string
  readonly links: readonly TextLink[]
}

type Titled = Pick<ListedItem, 'id' | 'title'>

interface Contents extends Readonly<Record<'courses' | 'articles' | 'posts', readonly Titled[]>> {
  readonly labs: readonly { readonly id: string; readonly name: string }[]
}

/** In the groups of the sitemap page. */
export function buildSitemapGroups({ labs, courses, articles, posts }: Contents): readonly SitemapGroup[] {
  return [
    { title: 'The company', links: company },
    {
      title: 'Labs and programmes',
      links: [
        { href: '/services', text: 'Services' },
        ...labs.map(({ id, name }) => ({ href: `/services#${id}`, text: name })),
        { href: '/services#school-programs', text: 'School programmes' },
        { href: '/services#inclusive-programs', text: 'Inclusive programmes' },
        { href: '/labs', text: 'Labs you can visit' },
        { href: '/labs#araria', text: 'The community lab in Araria' },
        { href: '/smart-anganwadi', text: 'Smart Anganwadi' },
      ],
    },
    {
      title: 'Learning at home',
      links: [
        { href: '/courses', text: 'Courses' },
        ...buildSitemapLinks('/courses', courses),
        { href: '/waitlist', text: 'Waitlist' },
        { href: '/robot-maze', text: 'Robot Maze' },
      ],
    },
    {
      title: 'News',
      links: [{ href: '/news', text: 'News & Updates' }, ...buildSitemapLinks('/news', articles)],
    },
    { title: 'Blog', links: [{ href: '/blog', text: 'Blog' }, ...buildSitemapLinks('/blog', posts)] },
    { title: 'Legal', links: legal },
    { title: 'हिन्दी', language: 'hi-IN', links: hindi },
    { title: 'ગુજરાતી', language: 'gu-IN', links: gujarati },
  ]
}

/** @param list the list's address */
const buildSitemapLinks = (list: string, items: readonly Titled[]): readonly TextLink[] =>
  items.map(({ id, title }) => ({ href: `${list}/${id}`, text: title }))

const company: readonly TextLink[] = [
  { href: '/', text: 'Home' },
  { href: '/about', text: 'About us' },
  { href: '/contact', text: 'Contact' },
  { href: '/contact#faq', text: 'Frequently asked questions' },
]

const legal: readonly TextLink[] = [
  { href: '/privacy-policy', text: 'Privacy policy' },
  { href: '/terms-of-service', text: 'Terms of service' },
  { href: '/security', text: 'Reporting a security hole' },
  { href: '/sitemap', text: 'Sitemap' },
]

const hindi: readonly TextLink[] = [
  { href: '/hi/courses', text: 'कोर्स' },
  { href: '/hi/robot-maze', text: 'रोबोट भूलभुलैया' },
  { href: '/hi/contact', text: 'हमसे संपर्क कीजिए' },
]

const gujarati: readonly TextLink[] = [
  { href: '/gu/courses', text: 'કોર્સ' },
  { href: '/gu/robot-maze', text: 'રોબોટ ભુલભુલામણી' },
  { href: '/gu/contact', text: 'અમારો સંપર્ક કરો' },
]
