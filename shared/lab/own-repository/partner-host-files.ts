/**
 * The repository of another company whose site includes pages of this site, with ordinary webpack and
 * `@module-federation/enhanced`. shared/docs/guides/releasing-a-remote.md shows the same webpack settings.
 */

/** A remote of this site that the partner's host loads. */
export interface LoadedRemote {
  /** The remote's name in the partner's host, and the name of the page to show. */
  readonly alias: string
  readonly release: string
  /** Address of the remote's release, ending in a slash. */
  readonly base: string
}

/** Makes the files of the partner's host. @returns the content of each file, by path */
export const createPartnerHostFiles = (
  remotes: readonly LoadedRemote[],
): Readonly<Record<string, string>> => ({
  'package.json': JSON.stringify(manifest, null, 2),
  'tsconfig.json': JSON.stringify(compilerSettings, null, 2),
  'webpack.config.js': webpackConfig(remotes),
  // The dynamic import lets shared packages load before code that imports them.
  'src/main.ts': `import('./start')\n`,
  'src/start.tsx': start(remotes),
  'public/index.html':
    '<!doctype html><link rel="icon" href="data:,"><title>Another company</title><div id="app"></div><script src="/main.js"></script>',
})

const manifest = {
  name: 'another-company',
  private: true,
  type: 'module',
  scripts: { build: 'webpack', types: 'tsc --noEmit' },
  dependencies: {
    '@emotion/react': '^11.14.0',
    '@kutuhal/contract': '^1.0.0',
    react: '^19.0.0',
    'react-dom': '^19.0.0',
  },
  devDependencies: {
    '@module-federation/enhanced': '2.9.3',
    '@types/react': '^19.3.0',
    '@types/react-dom': '^19.0.0',
    'ts-loader': '9.6.2',
    typescript: '6.0.3',
    webpack: '5.113.0',
    'webpack-cli': '6.0.1',
  },
}

const compilerSettings = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    lib: ['ES2023', 'DOM'],
    jsx: 'react-jsx',
    jsxImportSource: '@emotion/react',
    strict: true,
    skipLibCheck: true,
    types: [],
    // Module Federation unpacks the remotes' types into this folder.
    paths: { '*': ['./@mf-types/*'] },
  },
  include: ['src'],
}

const webpackConfig = (remotes: readonly LoadedRemote[]) => `
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import emotion from '@emotion/react/package.json' with { type: 'json' }

const shared = { singleton: true }

export default {
  mode: 'production',
  entry: './src/main.ts',
  output: { path: path.resolve('public'), publicPath: '/' },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: { rules: [{ test: /\\.tsx?$/, use: { loader: 'ts-loader', options: { transpileOnly: true } } }] },
  plugins: [
    new ModuleFederationPlugin({
      name: 'another_company',
      remotes: ${JSON.stringify(Object.fromEntries(remotes.map(({ alias, base }) => [alias, `${alias}@${base}mf-manifest.json`])))},
      shared: {
        react: shared,
        'react/': shared,
        'react-dom': shared,
        '@emotion/react': shared,
        '@emotion/react/': { ...shared, version: emotion.version },
        '@kutuhal/contract': shared,
      },
      dts: { generateTypes: false, consumeTypes: { typesOnBuild: true } },
    }),
  ],
}
`

const start = (remotes: readonly LoadedRemote[]) => `
import { Global } from '@emotion/react'
import { BrowserNavigation, setRuntimeConfig, type RemoteModule } from '@kutuhal/contract'
import { createRoot } from 'react-dom/client'
${remotes.map(({ alias }) => `import { remote as ${alias} } from '${alias}/remote'`).join('\n')}

${remotes.map(({ alias }) => `// @ts-expect-error Its types came with it: they know that there is no such thing.\nvoid ${alias}.nothing`).join('\n')}

// Where the remotes' pictures are.
setRuntimeConfig({ bases: ${JSON.stringify(Object.fromEntries(remotes.map(({ release, base }) => [release, base])))} })

async function pageOf(remote: RemoteModule, name: string) {
  const { page } = await remote.pages[name]!()
  const loaded = await page.load({ params: {} })
  if (loaded.status === 'missing') throw new Error(loaded.text)
  return loaded.element
}

const pages = [${remotes.map(({ alias }) => `await pageOf(${alias}, '${alias}')`).join(', ')}]

createRoot(document.getElementById('app')!).render(
  <main>
    <Global styles={{ body: { fontFamily: 'sans-serif' } }} />
    <h1>Another company</h1>
    <BrowserNavigation>{pages.map((page, index) => <section key={index}>{page}</section>)}</BrowserNavigation>
  </main>,
)
`
