import type { RemoteModule } from '@kutuhal/contract'

/**
 * The public surface of mf-content. The host asks for a page by its key to compose, hydrate and navigate. The
 * keys are in the host's route table. The chunk names are in release.json, where composing finds a page's
 * scripts. Adding a page is safe. Do not rename a key or chunk: published hosts use the old name.
 */
export const remote: RemoteModule = {
  pages: {
    home: () => import(/* webpackChunkName: "page-home" */ './features/home/pages/home/page.ts'),
    services: () => import(/* webpackChunkName: "page-services" */ './features/labs/pages/services/page.ts'),
    courses: () => import(/* webpackChunkName: "page-courses" */ './features/courses/pages/courses/page.ts'),
    course: () => import(/* webpackChunkName: "page-course" */ './features/courses/pages/course/page.ts'),
    about: () => import(/* webpackChunkName: "page-about" */ './features/about/pages/about/page.ts'),
    news: () => import(/* webpackChunkName: "page-news" */ './features/news/pages/news/page.ts'),
    'news-page': () =>
      import(/* webpackChunkName: "page-news-page" */ './features/news/pages/news-page/page.ts'),
    'news-item': () =>
      import(/* webpackChunkName: "page-news-item" */ './features/news/pages/news-item/page.ts'),
    blog: () => import(/* webpackChunkName: "page-blog" */ './features/blog/pages/blog/page.ts'),
    'blog-page': () =>
      import(/* webpackChunkName: "page-blog-page" */ './features/blog/pages/blog-page/page.ts'),
    'blog-post': () =>
      import(/* webpackChunkName: "page-blog-post" */ './features/blog/pages/blog-post/page.ts'),
    'smart-anganwadi': () =>
      import(
        /* webpackChunkName: "page-smart-anganwadi" */ './features/anganwadi/pages/smart-anganwadi/page.ts'
      ),
    labs: () => import(/* webpackChunkName: "page-labs" */ './features/labs/pages/labs/page.ts'),
    waitlist: () =>
      import(/* webpackChunkName: "page-waitlist" */ './features/courses/pages/waitlist/page.ts'),
    security: () => import(/* webpackChunkName: "page-security" */ './features/legal/pages/security/page.ts'),
    'privacy-policy': () =>
      import(/* webpackChunkName: "page-privacy-policy" */ './features/legal/pages/privacy-policy/page.ts'),
    'terms-of-service': () =>
      import(
        /* webpackChunkName: "page-terms-of-service" */ './features/legal/pages/terms-of-service/page.ts'
      ),
    sitemap: () => import(/* webpackChunkName: "page-sitemap" */ './features/sitemap/pages/sitemap/page.ts'),
  },
}
