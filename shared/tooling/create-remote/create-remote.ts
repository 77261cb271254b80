#!/usr/bin/env node
/** `npm create @kutuhal/remote mf-labs`: a remote in a folder, and a repository, of its own. Whoever types it has nothing of ours yet. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { fillOwnRepository } from './fill-template.ts'
import { remoteNames } from './remote-names.ts'

const USAGE = 'npm create @kutuhal/remote mf-labs'

try {
  const { positionals } = parseArgs({ allowPositionals: true })
  if (positionals.length > 1) throw new Error(`One remote at a time, not ${positionals.join(' and ')}.`)
  const names = remoteNames(positionals[0], USAGE)
  const folder = path.resolve(names.remote)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(
      `There is something in ${folder} already, and nothing is written over it. Choose another name.`,
    )
  await fillOwnRepository(folder, names, `/${names.page}`)
  console.log(`
${names.remote}/ is there.

  cd ${names.remote} && npm install
  npm test                                     its tests
  npm run build                                a release, in dist/
  npm run dev -- --site https://www.kutuhal.example   the live site with your sources
  npm run release -- publish ${names.remote} --store <folder>

All of it, step by step: ${names.remote}/README.md`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
