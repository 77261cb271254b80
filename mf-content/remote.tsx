import type { RemoteModule } from '@kutuhal/contract'

/**
 * The public surface of mf-content. The host's route table names a page by its key, which is also the name of
 * the page's folder. Adding a page is safe. Do not rename a key: published hosts use the old name.
 */
export const remote: RemoteModule = {
  pages: {
    home: () => import('./features/home/pages/home/page.ts'),
    services: () => import('./features/labs/pages/services/page.ts'),
    courses: () => import('./features/courses/pages/courses/page.ts'),
    course: () => import('./features/courses/pages/course/page.ts'),
    about: () => import('./features/about/pages/about/page.ts'),
    news: () => import('./features/news/pages/news/page.ts'),
    'news-page': () => import('./features/news/pages/news-page/page.ts'),
    'news-item': () => import('./features/news/pages/news-item/page.ts'),
    blog: () => import('./features/blog/pages/blog/page.ts'),
    'blog-page': () => import('./features/blog/pages/blog-page/page.ts'),
    'blog-post': () => import('./features/blog/pages/blog-post/page.ts'),
    'smart-anganwadi': () => import('./features/anganwadi/pages/smart-anganwadi/page.ts'),
    labs: () => import('./features/labs/pages/labs/page.ts'),
    waitlist: () => import('./features/courses/pages/waitlist/page.ts'),
    security: () => import('./features/legal/pages/security/page.ts'),
    'privacy-policy': () => import('./features/legal/pages/privacy-policy/page.ts'),
    'terms-of-service': () => import('./features/legal/pages/terms-of-service/page.ts'),
    sitemap: () => import('./features/sitemap/pages/sitemap/page.ts'),
  },
}
