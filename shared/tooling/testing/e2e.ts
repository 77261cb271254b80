/**
 * `npm run e2e` runs the browser tests of the composed site; with `-w mf-chat`, those of one app. With a
 * folder (`npm run e2e -- mf-maze/embed`), it runs the tests whose configuration is in the folder or its
 * `e2e/`. Further arguments after `--` go to Playwright.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { runPlaywright } from './run-playwright.ts'

const { config, app, args } = wanted(process.argv.slice(2))
process.exitCode = runPlaywright(config, args, { SITE_TESTS_OF: app })

function wanted(args: readonly string[]) {
  const site = 'shared/tooling/testing/site-tests/playwright.config.ts'
  const [folder = '', ...rest] = args
  const configured = [`${folder}/e2e`, folder].map(place => `${place}/playwright.config.ts`)
  const own = configured.find(file => existsSync(path.join(projectRoot, file)))
  if (folder && own) return { config: own, app: undefined, args: rest }
  if (!existsSync(path.join(projectRoot, folder, 'e2e'))) return { config: site, app: undefined, args }
  return { config: site, app: folder, args: rest }
}
