import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Fault, changeFile, changeRelease, dataOf, importing, inPage } from '../fixture.ts'

/** What is wrong with a release itself, whatever its pages show. */
export const releaseFaults: readonly Fault[] = [
  {
    name: 'a build for another contract',
    tamper: folder => changeRelease(folder, release => ({ ...release, contract: release.contract + 1 })),
    finding: { about: 'contract', what: /built for contract 3, shell@\S+ speaks 2/ },
  },
  {
    name: 'a shared package that the shell has too old',
    tamper: folder =>
      changeRelease(folder, release => ({ ...release, shared: { ...release.shared, react: '^20.0.0' } })),
    finding: { about: 'shared packages', what: /wants react \^20\.0\.0, and the shell brings 19\./ },
  },
  {
    name: 'a shared package that the shell does not bring',
    tamper: folder =>
      changeRelease(folder, release => ({ ...release, shared: { ...release.shared, 'd3/': '^7.0.0' } })),
    finding: { about: 'shared packages', what: /takes "d3\/" from the shell, which brings no such package/ },
  },
  {
    name: 'a container name that another release has',
    tamper: folder => cpSync(folder, path.join(folder, '../1.1-0'), { recursive: true }),
    finding: { about: 'name', what: /"mf_sample_1_1_0" is taken/ },
  },
  {
    name: 'a container name without its version',
    tamper: folder => changeRelease(folder, release => ({ ...release, container: 'mf_sample' })),
    finding: { about: 'name', what: /called "mf_sample".*must be "mf_sample_1_1_0"/ },
  },
  {
    name: 'a file that was changed in the store',
    tamper: folder => changeFile(folder, 'page-sample.js', code => `${code} `),
    finding: { about: 'files', what: /page-sample\.js is not what was built/ },
  },
  {
    name: 'a compressed copy that was changed in the store',
    tamper: folder => cpSync(path.join(folder, 'page-sample.js.br'), path.join(folder, 'remoteEntry.js.br')),
    finding: { about: 'files', what: /remoteEntry\.js\.br is not what was built/ },
  },
  {
    name: 'a file that is lost',
    tamper: folder => rmSync(path.join(folder, 'remote.js')),
    finding: { about: 'files', what: /remote\.js is missing from the store/ },
  },
  {
    name: 'a second React',
    edits: [
      importing(`import { Children, useMemo } from '../../../node_modules/react/cjs/react.production.js'`),
      inPage(`<p>{useMemo(() => Children.only(<b>Twice</b>), [])}</p>`),
    ],
    finding: { about: 'second copy', what: /\.js\n.*a copy of react of its own/ },
  },
  {
    name: 'far too much script',
    edits: [
      dataOf('experiments/results.ts', 60_000),
      importing(`import { results } from '../../experiments/results.ts'`),
      inPage(`<p>{results.indexOf('lemon')}</p>`),
    ],
    finding: {
      about: 'budget',
      what: /runs \d\d kB of mf-sample's scripts.*more than the 40 kB.*page-sample\.js/,
    },
  },
]
