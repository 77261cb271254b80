/**
 * Frameworks that partners use (React and Vue), as plain scripts that define the frameworks' usual global
 * variables.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'

export const frameworkScripts = {
  'react-16.js': umd('react-16'),
  'react-17.js': umd('react-17'),
  'react-18.js': umd('react-18'),
  'react-19.js': react19,
  'vue.js': () => packageFile('node_modules/vue/dist/vue.global.prod.js'),
} as const satisfies Record<string, () => Promise<string>>

export async function readFrameworkScript(name: string): Promise<string> {
  const [, read] = Object.entries(frameworkScripts).find(([known]) => known === name) ?? []
  if (!read) throw new Error(`There is no ${name}. One of: ${Object.keys(frameworkScripts).join(', ')}.`)
  return read()
}

function umd(host: string): () => Promise<string> {
  const files = ['react/umd/react.production.min.js', 'react-dom/umd/react-dom.production.min.js']
  return async () => {
    const texts = files.map(file => packageFile(`shared/test-material/partners/${host}/node_modules/${file}`))
    return (await Promise.all(texts)).join(';\n')
  }
}

/** Bundles React 19, which has only CommonJS modules: wraps each module in a function. */
async function react19(): Promise<string> {
  const modules = {
    react: 'react/cjs/react.production.js',
    scheduler: 'scheduler/cjs/scheduler.production.js',
    'react-dom': 'react-dom/cjs/react-dom.production.js',
    'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  }
  const texts = await Promise.all(
    Object.entries(modules).map(async ([name, file]) => {
      const code = await packageFile(`node_modules/${file}`)
      return `${JSON.stringify(name)}(exports, require, module) {\n${code}\n}`
    }),
  )
  return `(() => {
const modules = { ${texts.join(',\n')} }
const loaded = {}
const require = name => {
  if (!loaded[name]) modules[name]((loaded[name] = { exports: {} }).exports, require, loaded[name])
  return loaded[name].exports
}
window.React = require('react')
window.ReactDOM = require('react-dom/client')
})()`
}

const packageFile = (file: string): Promise<string> => readFile(path.join(projectRoot, file), 'utf8')
