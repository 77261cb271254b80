import { existsSync } from 'node:fs'
import path from 'node:path'
import { appFolder, apps, getPackageVersion, isInstalledPackage } from '@kutuhal/build/apps.ts'
import { checkApps } from '../../check/check-release.ts'
import { collectFindings, formatGithubAnnotations, formatReport } from '../../check/finding.ts'
import { composeVerified } from '../../compose/compose-after.ts'
import { createSandbox } from '../../compose/sandbox/sandboxes.ts'
import { parseReleases } from '../../deploy/parse-releases.ts'
import { propose } from '../../deploy/preview.ts'
import { openReleases } from '../../releases/release-source.ts'
import { getErrorCode } from '../../store/files/error-code.ts'
import { parseAbsolutePath } from '../options/parse-options.ts'
import type { VerbHandler } from '../options/verb-request.ts'

export const run: VerbHandler = async ({ store, names, options }) => {
  const releases = { releases: openReleases(store) }
  const pins = await parseReleases(releases, names, 'npm run release -- check mf-maze@1.1.0')
  const report = options.html === undefined ? undefined : parseAbsolutePath('--html', options.html)
  const start = performance.now()
  const { live, released: plan } = await propose(store, pins)
  // The check says itself which pages do not compose.
  const generation = await composeVerified(store, live.generation, plan).then(
    composed => composed.generation,
    (error: unknown) => {
      if (getErrorCode(error) !== undefined || !(error instanceof Error)) throw error
      return error
    },
  )
  const specsOf = (app: string) => findOwnSpecs(app, pins[app]?.version)
  const kept = live.kept?.map(each => each.release)
  const results = await checkApps({ store, plan, generation, kept, report, specsOf }, Object.keys(pins))
  const seconds = (performance.now() - start) / 1000
  const findings = collectFindings(results)
  if (options.json) console.log(JSON.stringify({ seconds, results }, null, 2))
  if (findings.length > 0 && process.env['GITHUB_ACTIONS'] === 'true')
    console.error(formatGithubAnnotations(findings))
  if (findings.length > 0)
    throw new Error(options.json ? `${findings.length} findings.` : formatReport(results, seconds))
  return options.json ? '' : `${formatReport(results, seconds)}\nComposed apart: ${createSandbox().words}.`
}

/**
 * Finds the specs of a remote in a repository of its own, if its sources are those of the release. In the
 * site's repository, `npm test` runs the specs of all apps.
 */
function findOwnSpecs(name: string, version: string | undefined): string | undefined {
  const app = apps.find(each => each === name)
  if (!isInstalledPackage || app === undefined || getPackageVersion(app) !== version) return undefined
  const folder = path.join(appFolder(app), 'e2e')
  return existsSync(folder) ? folder : undefined
}
