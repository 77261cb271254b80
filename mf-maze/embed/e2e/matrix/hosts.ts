/** Partner pages of many kinds. Each drives the maze to the goal, then sets its title to “won”. */
import { buildPartnerBundle } from '../support/bundle-host.ts'
import type { MazeServer } from '../support/servers-test.ts'
import type { PartnerPage } from '../support/partner-server.ts'

export interface PartnerHost {
  readonly name: string
  /** What this page shows in supported browsers. Unsupported browsers always show the picture. */
  readonly shows: 'the maze' | 'the picture'
  /**
   * Creates the partner's page.
   * @param addressOf a function that adds another page to the partner's server, and returns that page's
   * address
   */
  page(maze: MazeServer, addressOf: (page: PartnerPage) => string): PartnerPage | Promise<PartnerPage>
}

/** The HTML of the fallback content, as in the snippets on `/embed/`: a picture that links to the maze. */
const createFallbackPictureHtml = (maze: MazeServer): string =>
  `<a href="${maze.file('frame.html')}"><img src="${maze.file('board.svg')}" width="560" height="560" alt="Play the robot maze" crossorigin></a>`

/**
 * Drives each maze to the goal, then sets the page's title to “won” and tells the parent page. The script
 * also runs in old browsers. It must precede the maze's script, so that it receives every event.
 */
const goalDriverScript = `
  if (!window.isDriving) drive()
  function drive() {
  window.isDriving = true
  addEventListener('maze-ready', function (event) {
    'FFFFRFFFF'.split('').forEach(function (step) {
      event.target[step === 'F' ? 'moveForward' : 'turnRight']()
    })
  })
  addEventListener('maze-outcome', function (event) {
    if (event.detail.outcome === 'reachedTheGoal') won()
  })
  addEventListener('message', function (event) {
    if (event.data === 'won') won()
  })
  }
  function won() {
    document.title = 'won'
    if (parent !== window) parent.postMessage('won', '*')
  }
`

/**
 * Loads the script that drives the maze. The tag comes before the maze's script, so that the script receives
 * every event.
 */
const listens = '<script src="own.js"></script>'

const element = (maze: MazeServer) =>
  `${listens}<robot-maze>${createFallbackPictureHtml(maze)}</robot-maze><script async src="${maze.file('robot-maze.js')}"></script>`
const frame = (maze: MazeServer) =>
  `${listens}<robot-maze-frame>${createFallbackPictureHtml(maze)}</robot-maze-frame><script async src="${maze.file('robot-maze-frame.js')}"></script>`

/** A page with the element and a page with the frame, which are otherwise the same. */
const withBoth = (
  nameOf: (snippet: string) => string,
  pageOf: (snippet: string, ...server: Parameters<PartnerHost['page']>) => PartnerPage = body => ({ body }),
  shows: PartnerHost['shows'] = 'the maze',
): readonly PartnerHost[] =>
  [element, frame].map(snippet => ({
    name: nameOf(snippet.name),
    shows,
    page: (maze, addressOf) => ({ script: goalDriverScript, ...pageOf(snippet(maze), maze, addressOf) }),
  }))

const plain = withBoth(snippet => `a page with the ${snippet}`)

const layouts = [
  ['a grid that centres', 'display: grid; place-items: center'],
  ['a flex box that centres', 'display: flex; justify-content: center'],
  ['a box as wide as its content', 'width: fit-content'],
  ['a float', 'float: left'],
  ['an absolute box', 'position: absolute; left: 0; top: 0'],
  ['a table cell', 'display: table-cell'],
].flatMap(([name, style]) =>
  withBoth(
    snippet => `${name} with the ${snippet}`,
    snippet => ({ body: `<div style="${style}">${snippet}</div>` }),
  ),
)

const policies = [
  [
    'a strict policy with Trusted Types',
    (origin: string) =>
      `default-src 'none'; script-src 'self' ${origin}; frame-src ${origin}; img-src ${origin}; require-trusted-types-for 'script'; trusted-types 'none'`,
    'the maze',
  ] as const,
  [
    'a policy of its own scripts only',
    (origin: string) => `script-src 'self'; img-src ${origin}`,
    'the picture',
  ] as const,
].flatMap(([name, policy, shows]) =>
  withBoth(
    snippet => `a page with the ${snippet} and ${name}`,
    (body, maze) => ({ body, headers: { 'content-security-policy': policy(maze.origin) } }),
    shows,
  ),
)

const isolated = withBoth(
  snippet => `a page with the ${snippet} that lets nothing in that did not agree (COEP)`,
  body => ({ body, headers: { 'cross-origin-embedder-policy': 'require-corp' } }),
)

/** Partner pages that embed another page with the maze. The outer page reports the win. */
const nested = [
  ...withBoth(
    snippet => `a page in a sandbox with the ${snippet}`,
    (body, maze, addressOf) => ({
      body: `${listens}${createFallbackPictureHtml(maze)}<iframe sandbox="allow-scripts" width="700" height="1600" src="${addressOf({ body, script: goalDriverScript })}"></iframe>`,
    }),
  ),
  ...withBoth(
    snippet => `a page from srcdoc with the ${snippet}`,
    (body, maze) => ({
      body: `${listens}${createFallbackPictureHtml(maze)}<iframe width="700" height="1600" srcdoc="${body.replaceAll('"', '&quot;')}"></iframe>`,
    }),
  ),
]

const frameworks: readonly PartnerHost[] = [
  ...['16', '17', '18', '19'].map(version => ({
    name: `React ${version}`,
    shows: 'the maze' as const,
    page: (maze: MazeServer) => ({
      head: `<script async src="${maze.file('robot-maze.js')}"></script>`,
      body: `<div id="app">${createFallbackPictureHtml(maze)}</div><script src="vendor/react-${version}.js"></script>`,
      script: `${goalDriverScript}
        const tree = React.createElement('robot-maze', { theme: 'light' },
          React.createElement('a', { href: '/' }, React.createElement('img', { alt: 'Play the robot maze', src: '${maze.file('board.svg')}' })))
        const place = document.getElementById('app')
        if (ReactDOM.createRoot) ReactDOM.createRoot(place).render(tree); else ReactDOM.render(tree, place)`,
    }),
  })),
  {
    name: 'Vue',
    shows: 'the maze',
    page: maze => ({
      head: `<script async src="${maze.file('robot-maze.js')}"></script>`,
      body: `<div id="app">${createFallbackPictureHtml(maze)}</div><script src="vendor/vue.js"></script>`,
      script: `${goalDriverScript}
        Vue.createApp({ render: () => Vue.h('robot-maze', { resetLabel: 'Again', innerHTML: ${JSON.stringify(createFallbackPictureHtml(maze))} }) }).mount('#app')`,
    }),
  },
  {
    name: 'a federated host with React 19',
    shows: 'the maze',
    page: async maze => ({
      body: '<div id="app"></div>',
      script: await buildPartnerBundle(federated(maze)),
    }),
  },
]

const federated = (maze: MazeServer) => `
  import { createInstance } from '@module-federation/runtime'
  import * as React from 'react'
  import * as ReactDOM from 'react-dom'
  import * as ReactDOMClient from 'react-dom/client'
  const shared = library => ({ version: React.version, lib: () => library, shareConfig: { singleton: true, requiredVersion: '^19.0.0' } })
  const federation = createInstance({
    name: 'my_site',
    remotes: [{ name: 'mf_maze', entry: '${maze.file('remoteEntry.js')}' }],
    shared: { react: shared(React), 'react-dom': shared(ReactDOM), 'react-dom/client': shared(ReactDOMClient) },
  })
  const picture = <a href="/"><img alt="Play the robot maze" src="${maze.file('board.svg')}" /></a>
  const RobotMaze = React.lazy(() => federation.loadRemote('mf_maze/RobotMaze').catch(() => ({ default: () => picture })))
  function App() {
    const maze = React.useRef(null)
    return (
      <React.Suspense fallback={picture}>
        <RobotMaze
          ref={maze}
          onReady={() => queueMicrotask(() => { for (const step of 'FFFFRFFFF') maze.current[step === 'F' ? 'moveForward' : 'turnRight']() })}
          onOutcome={({ outcome }) => { if (outcome === 'reachedTheGoal') document.title = 'won' }}
        >
          {picture}
        </RobotMaze>
      </React.Suspense>
    )
  }
  ReactDOMClient.createRoot(document.getElementById('app')).render(<App />)`

const hostile: PartnerHost = {
  name: 'hostile styles',
  shows: 'the maze',
  page: maze => ({
    body: element(maze),
    script: goalDriverScript,
    style:
      '* { all: unset !important } html { font: 900 44px/3 monospace !important } button, h2, p, svg { display: none; margin: 3em }',
  }),
}

const away: readonly PartnerHost[] = [element, frame].map(snippet => ({
  name: `a page with the ${snippet.name} whose server is away`,
  shows: 'the picture',
  page: maze => ({
    body: snippet({
      ...maze,
      file: name => (name.endsWith('.js') ? `http://127.0.0.1:1/${name}` : maze.file(name)),
    }),
    script: goalDriverScript,
  }),
}))

export const partnerHosts: readonly PartnerHost[] = [
  ...plain,
  ...layouts,
  ...policies,
  ...isolated,
  ...nested,
  ...frameworks,
  hostile,
  ...away,
]
