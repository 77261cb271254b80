interface TestSite {
  readonly port: number
  readonly address: string
  readonly react: string
}

export const TEST_SITE = testSite(Number(process.env['SITE_PORT'] ?? 4310), 'production')

/** The site with React's development build, which reports every hydration mistake. */
export const DEVELOPMENT_REACT_SITE = testSite(4320, 'development')

function testSite(port: number, react: string): TestSite {
  return { port, react, address: `http://localhost:${port}` }
}

export const NGINX_SITE = {
  port: Number(process.env['NGINX_PORT'] ?? 4330),
  address: `https://localhost:${process.env['NGINX_PORT'] ?? 4330}`,
}

export const createRemoteScriptsPattern = (remote: string): RegExp =>
  new RegExp(`^https?://localhost:\\d+/apps/${remote}/.*\\.js$`)
