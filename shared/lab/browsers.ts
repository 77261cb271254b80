/**
 * `npm run lab -- browsers` runs the tests in shared/tooling/testing/browsers/ in every browser that can be
 * installed here. Further arguments go to Playwright.
 */
import { browserEngines } from '@kutuhal/testing/browsers/engines.ts'
import { runPlaywright } from '@kutuhal/testing/run-playwright.ts'

for (const engine of browserEngines) engine.install()
const [there, missing] = [true, false].map(isThere =>
  browserEngines.filter(engine => (engine.find() !== undefined) === isThere).map(({ name }) => name),
)
console.log(`\nBrowsers: ${there?.join(', ')}. Not to be had here: ${missing?.join(', ') || 'none'}.\n`)
const config = 'shared/tooling/testing/browsers/playwright.config.ts'
process.exitCode = runPlaywright(config, process.argv.slice(2), {
  ENGINES: there?.join(','),
})
