interface TestSite {
  readonly port: number
  readonly address: string
  readonly react: string
}

export const SITE = testSite(Number(process.env['SITE_PORT'] ?? 4310), 'production')

/** The same site with React's development build, which reports every hydration mistake. */
export const DEVELOPMENT_REACT_SITE = testSite(4320, 'development')

function testSite(port: number, react: string): TestSite {
  return { port, react, address: `http://localhost:${port}` }
}

/** The same site as nginx serves it in production: https, and the files of all apps on the site's own origin. */
export const NGINX_SITE = {
  port: Number(process.env['NGINX_PORT'] ?? 4330),
  address: `https://localhost:${process.env['NGINX_PORT'] ?? 4330}`,
}

/** The scripts of a remote, wherever they are served. */
export const scriptsOf = (remote: string): RegExp =>
  new RegExp(`^https?://localhost:\\d+/apps/${remote}/.*\\.js$`)

/** Every public route with static parameters filled in by one example, and its exact title. */
export const publicPages: readonly { readonly path: string; readonly title: string | RegExp }[] = [
  { path: '/', title: 'Kutuhal | STEM Education' },
  { path: '/services', title: 'Services | Kutuhal' },
  { path: '/courses', title: 'Courses | Kutuhal' },
  { path: '/courses/blockzie', title: /^Blockzie.* \| Kutuhal$/ },
  { path: '/contact', title: 'Contact | Kutuhal' },
  { path: '/about', title: 'About | Kutuhal' },
  { path: '/news', title: 'News | Kutuhal' },
  { path: '/news/2', title: /^Award and \$50,000 grant.* \| Kutuhal$/ },
  { path: '/blog', title: 'Blog | Kutuhal' },
  { path: '/blog/1', title: /^A line follower.* \| Kutuhal$/ },
  { path: '/robot-maze', title: 'Robot-maze | Kutuhal' },
  { path: '/smart-anganwadi', title: 'Smart-anganwadi | Kutuhal' },
  { path: '/labs', title: 'Labs | Kutuhal' },
  { path: '/waitlist', title: 'Waitlist | Kutuhal' },
  { path: '/privacy-policy', title: 'Privacy-policy | Kutuhal' },
  { path: '/terms-of-service', title: 'Terms-of-service | Kutuhal' },
  { path: '/sitemap', title: 'Sitemap | Kutuhal' },
]
