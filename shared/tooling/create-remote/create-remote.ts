#!/usr/bin/env node
/** `npm create @kutuhal/remote mf-labs -- --site https://…` creates a remote in its own repository. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { fillRepositoryTemplate } from './fill-template.ts'
import { parseRemoteName } from './remote-names.ts'

const USAGE = 'npm create @kutuhal/remote mf-labs -- --site https://www.kutuhal.example'

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { site: { type: 'string' } } })
  const site = values.site ?? ''
  if (site !== '' && !URL.canParse(site)) throw new Error(`"${site}" is no address of a site. ${USAGE}`)
  if (positionals.length > 1) throw new Error(`One remote at a time, not ${positionals.join(' and ')}.`)
  const names = parseRemoteName(positionals[0], USAGE)
  const folder = path.resolve(names.remote)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(
      `There is something in ${folder} already, and nothing is written over it. Choose another name.`,
    )
  await fillRepositoryTemplate(folder, names, `/${names.page}`, site)
  console.log(`
${names.remote}/ is there.

  cd ${names.remote} && npm install
  npm test              types, lint, format, unit tests, and browser tests on the live site
  npm run dev           the live site with your sources
  sh pipeline.sh        builds, checks and releases, as your pipeline does

All of it, step by step: ${names.remote}/README.md`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
