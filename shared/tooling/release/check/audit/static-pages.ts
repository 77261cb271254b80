import { createServer } from 'node:http'
import type { Browser } from 'playwright'
import { openBrowser } from '../browser/open-browser.ts'
import type { PageFinding } from '../gate/page-findings.ts'
import { baseAt, type Scenario, type AuditContext } from './scenario.ts'

/** A page of static HTML within a layout like the shell's, as fast to open as a file. */
export interface StaticPage {
  readonly body: string
  /** Runs when the page is there. */
  readonly script?: string
}

export interface StaticPages {
  /** @returns what a visit finds wrong with a page */
  visit(how: Scenario, page: StaticPage): Promise<PageFinding[]>
  close(): Promise<void>
}

/** Opens a browser for static pages; time runs ahead in it when a visit waits. */
export async function openStaticPages(pages: readonly StaticPage[]): Promise<StaticPages> {
  const pathOf = (page: StaticPage) => `/sample/${pages.indexOf(page)}`
  const server = createServer(({ url = '' }, response) => {
    const page = pages.find(each => pathOf(each) === url.split('?')[0])
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(documentOf(page))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const origin = `http://localhost:${port}`
  const browser: Browser = await openBrowser(open => open === port)
  const clock = 'fake'
  const bases = {
    phone: await baseAt(browser, origin, 'phone', clock),
    desktop: await baseAt(browser, origin, 'desktop', clock),
  }
  const visited: AuditContext = {
    ...{ browser, clock, origin, bases, containers: [], from: [], missingGlyphs: new Set() },
    siteFindings: () => Promise.resolve([]),
  }
  return {
    visit(how, page) {
      const [path, html] = [pathOf(page), documentOf(page)]
      return how(visited, { path, html, route: { path, remote: 'mf-sample', page: 'sample' } })
    },
    async close() {
      await browser.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The property tells the check that React has taken over, as it does in pages of the site. */
function documentOf(page: StaticPage | undefined): string {
  const content = page ? `<div data-page>${page.body}</div>` : '<p>There is no such page.</p>'
  return `<!doctype html>
<html lang="en">
<head>
<title>Sample</title>
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<style>
body { margin: 0; font: 16px/1.5 sans-serif }
header { position: sticky; top: 0; z-index: 10; height: 60px; background: white }
main { min-height: 2000px }
aside { position: fixed; right: 10px; bottom: 10px; z-index: 10 }
</style>
</head>
<body>
<div id="root">
<header><a href="/">Home</a> <button type="button" aria-expanded="false">Menu</button></header>
<main id="main">${content}</main>
<footer><a href="/contact">Contact</a></footer>
<aside><button type="button">Chat</button></aside>
</div>
<script>
for (const element of [document.querySelector('header'), document.querySelector('[data-page] > *')])
  if (element) element.__reactFiber$static = {}
const menu = document.querySelector('header button')
menu.addEventListener('click', () => menu.setAttribute('aria-expanded', String(menu.ariaExpanded !== 'true')));
${page?.script ? `(() => { ${page.script} })()` : ''}
</script>
</body>
</html>`
}
