import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'

export interface PartnerPage {
  readonly head?: string
  readonly body?: string
  /** The attributes of the root element, e.g. `lang="ar" dir="rtl"`. */
  readonly root?: string
  readonly headers?: Readonly<Record<string, string>>
  /** The page's own script and style sheet. They are files, because strict policies forbid inline code. */
  readonly script?: string
  readonly style?: string
}

export interface PartnerServer {
  /** Adds a page. @returns the page's address */
  add(page: PartnerPage): string
  close(): Promise<void>
}

/** A partner's web server, on an origin different from the maze's. */
export async function startPartnerServer(): Promise<PartnerServer> {
  const pages: PartnerPage[] = []
  const server = createServer((request, response) => {
    const [, number = '', file] = /^\/(\d+)\/(.*)$/.exec(request.url ?? '') ?? []
    const page = pages[Number(number)]
    const send = (type: string, text: string, headers = {}) =>
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, ...headers }).end(text)
    // Send an empty answer to other requests, such as the browser's request for an icon.
    if (!page) return void response.writeHead(204).end()
    if (file === 'own.js') return void send('text/javascript', page.script ?? '')
    if (file === 'own.css') return void send('text/css', page.style ?? '')
    if (file === 'react-18.js') return void readReact18().then(text => send('text/javascript', text))
    send('text/html', html(page), page.headers)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    add: page => `http://127.0.0.1:${port}/${pages.push(page) - 1}/`,
    close: () => new Promise(resolve => (server.close(() => resolve()), server.closeAllConnections())),
  }
}

/** React 18 as a plain script, which defines React's usual global variables. */
async function readReact18(): Promise<string> {
  const packages = path.join(projectRoot, 'shared/test-material/partners/react-18/node_modules')
  const files = ['react/umd/react.production.min.js', 'react-dom/umd/react-dom.production.min.js']
  return (await Promise.all(files.map(file => readFile(path.join(packages, file), 'utf8')))).join(';\n')
}

function html({ head = '', body = '', root = '', script, style }: PartnerPage): string {
  return `<!doctype html>
<html ${root}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A partner’s page</title>
${style === undefined ? '' : '<link rel="stylesheet" href="own.css">'}
${head}
</head>
<body>
${body}
${script === undefined ? '' : '<script src="own.js"></script>'}
</body>
</html>`
}
