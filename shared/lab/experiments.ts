/** The programs behind `npm run lab -- <name>`. */
export interface Experiment {
  readonly name: string
  readonly options?: string
  /** In one sentence, with its duration on two cores. */
  readonly does: string
  /** Arguments of Node; paths are from the project's root. */
  readonly starts: readonly string[]
}

const program = (file: string, ...args: readonly string[]) => ['--import', 'tsx', file, ...args]

export const experiments: readonly Experiment[] = [
  {
    name: 'bench',
    options: '[<address>] [--rounds <n>]',
    does: 'Lighthouse on four pages of a running npm start, next to the same source as one bundle: a minute a round',
    starts: program('shared/lab/bench/bench.ts'),
  },
  {
    name: 'load',
    options: '[<address>] [--seconds <n>]',
    does: 'how many requests a second a site on this computer answers: ten seconds',
    starts: program('shared/lab/load/load-run.ts'),
  },
  {
    name: 'cluster',
    options: '[--osds <n>] [--edges <n>]',
    does: 'the site on this computer as on many: Ceph, edges, a balancer; until Ctrl-C, at https://localhost:3543',
    starts: program('shared/lab/cluster/demo-cluster.ts'),
  },
  {
    name: 'object-store',
    options: '[<tests of Jest>]',
    does: 'the tests of the store on a real object store, Ceph’s, and the site on edges before it: ten minutes',
    starts: program('shared/lab/object-store/test-object-store.ts'),
  },
  {
    name: 'own-repository',
    options: '[--keep]',
    does: 'a remote in an empty folder outside of the tree, with a real registry: some minutes',
    starts: program('shared/lab/own-repository/test-own-repository.ts'),
  },
  {
    name: 'partners-wordpress',
    does: 'packs the maze’s plugin for WordPress, .cache/partners/robot-maze.zip',
    starts: program('shared/tooling/build/wordpress/make-plugin.ts'),
  },
  {
    name: 'screenshots',
    options: '[<options of Playwright>]',
    does: 'every route and state at 360, 768, 1280 and 1920 px, in .cache/screenshots/: some minutes',
    starts: program('shared/tooling/testing/e2e.ts', 'shared/tooling/testing/composed-site/screenshots'),
  },
  {
    name: 'assistant-questions',
    options: '[--failures] [--aside]',
    does: 'how well the assistant answers, from the site that npm start composed: a minute',
    starts: program('shared/tooling/testing/assistant-questions.ts'),
  },
  {
    name: 'assistant-load',
    does: 'what the assistant’s service takes, with 50 connections and no model: a minute',
    starts: program('mf-chat/testing/load.ts'),
  },
  {
    name: 'languages',
    does: 'lists every page with the languages that it exists in',
    starts: program('shared/lab/programs/languages.ts'),
  },
  {
    name: 'drawings',
    does: 'renders every drawing that has changed to AVIF and WebP, into the public/ of its app',
    starts: program('shared/tooling/drawings/render.ts'),
  },
  {
    name: 'previews',
    does: 'draws the pictures of link previews and the icons, from what pages show: after drawings',
    starts: program('shared/tooling/drawings/previews/draw.ts'),
  },
  {
    name: 'papers',
    does: 'prints every paper as a PDF, into the public/ of its app',
    starts: program('shared/tooling/drawings/papers/print.ts'),
  },
]

/** With their options. */
export function formatExperimentList(shown: readonly Experiment[]): string {
  const width = Math.max(...shown.map(({ name }) => name.length))
  return shown
    .flatMap(({ name, does, options }) => [
      `  ${name.padEnd(width)}  ${does}`,
      ...(options ? [`  ${' '.repeat(width)}  ${options}`] : []),
    ])
    .join('\n')
}
