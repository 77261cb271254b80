/**
 * Frameworks that partners use (React and Vue), as plain scripts that define the frameworks' usual global
 * variables.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { buildPartnerBundle } from './bundle-host.ts'

const frameworkScripts = {
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

/** Bundles React 19 as a partner's application does, because it has only CommonJS modules. */
function react19(): Promise<string> {
  return buildPartnerBundle(`
    import * as React from 'react'
    import * as ReactDOM from 'react-dom/client'
    Object.assign(window, { React, ReactDOM })`)
}

const packageFile = (file: string): Promise<string> => readFile(path.join(projectRoot, file), 'utf8')
