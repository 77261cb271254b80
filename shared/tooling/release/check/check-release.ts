/**
 * Checks whether a release can go live, alone and with every release that could run with it in a page: reads
 * its files, composes its pages, and visits them as they will be live (suite/).
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Release } from '@kutuhal/build/release.ts'
import { computeSecurityTxtExpiry } from '../compose/pinned-releases.ts'
import { openComposableSite, type ComposableSite, type ComposedPage } from '../compose/site.ts'
import type { Plan } from '../store/plan.ts'
import { generationFolder, PINS_PATH, releaseFolder, SITE_FILES, type Store } from '../store/store.ts'
import type { ReleasedPlan } from '../releases/released-plan.ts'
import { listReleaseCombinations, type ReleaseCombination } from './compatibility-matrix.ts'
import { composePages, type ComposedPagesResult } from './composed-pages.ts'
import { checkContract } from './contract.ts'
import { checkNames } from './files/check-names.ts'
import { checkDuplicatePackages } from './files/duplicate-packages.ts'
import { checkFileIntegrity } from './files/integrity.ts'
import {
  collectFindings,
  formatReport,
  isFine,
  listSome,
  type CheckOutcome,
  type CheckResult,
} from './finding.ts'
import { runSuite, type SuiteOptions } from './run-suite.ts'
import { serveAsLive } from './serve-as-live.ts'

export interface CheckRequest {
  readonly store: Store
  readonly plan: ReleasedPlan
  /** Id of the generation that was composed from the plan; the error if it does not compose. */
  readonly generation: string | Error
  /** Releases whose pages are kept as they are live already, such as `mf-maze@1.4.0`. */
  readonly kept?: readonly string[] | undefined
  readonly report?: string | undefined
  /** How often a test that fails is repeated; once by default. */
  readonly repeats?: number | undefined
  /** Finds the folder with an app's own specs, if they belong to the release under check. */
  readonly specsOf?: (app: string) => string | undefined
}

export async function checkApps(request: CheckRequest, apps: readonly string[]): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const app of [...apps].sort((a, b) => Number(b === 'shell') - Number(a === 'shell')))
    results.push(await checkRelease(apps.length === 1 ? request : withReportOf(app, request), app))
  return results
}

const withReportOf = (app: string, request: CheckRequest): CheckRequest => ({
  ...request,
  report: request.report && path.join(request.report, app),
})

/** Checks every app whose release a plan changes. @throws Error that says what would break */
export async function checkChangedApps(request: CheckRequest, live: Plan | undefined): Promise<void> {
  const { pins } = request.plan.plan
  const start = performance.now()
  const changed = Object.keys(pins).filter(app => pins[app] !== live?.pins[app])
  const results = await checkApps(request, changed)
  if (collectFindings(results).length === 0) return
  throw new Error(
    `${formatReport(results, (performance.now() - start) / 1000)}
To release it all the same: the same command with --unchecked "<why>".`,
  )
}

async function checkRelease(request: CheckRequest, app: string): Promise<CheckResult> {
  const { store, plan } = request
  const version = plan.plan.pins[app]
  if (version === undefined) throw new Error(`The plan has no ${app} to check.`)
  const parts = [createResult('alone', await checkAlone(store, plan.release(app, version)))]
  for (const combination of await listReleaseCombinations(store, plan, app, request.kept)) {
    const shell = `shell@${combination.plan.plan.pins['shell']}`
    const result = createResult(describeCombination(combination), await checkTogether(request, combination))
    parts.push({ ...result, findings: result.findings.map(finding => ({ ...finding, shell })) })
  }
  return { release: `${app}@${version}`, parts }
}

const createResult = (name: string, outcomes: readonly CheckOutcome[]): CheckResult['parts'][number] => ({
  name,
  fine: outcomes.filter(isFine).map(({ fine }) => fine),
  findings: outcomes.flatMap(({ findings }) => findings),
})

async function checkAlone(store: Store, release: Release): Promise<CheckOutcome[]> {
  const folder = releaseFolder(store, release.name, release.version)
  return Promise.all([
    checkFileIntegrity(folder, release),
    checkNames(store, release),
    ...(release.name === 'shell' ? [] : [checkDuplicatePackages(folder, release)]),
  ])
}

async function checkTogether(
  request: CheckRequest,
  combination: ReleaseCombination,
): Promise<CheckOutcome[]> {
  const { store, generation, report, repeats, specsOf } = request
  const { plan, app, isNext, remotes } = combination
  const scratch = await mkdtemp(path.join(tmpdir(), 'composed-for-check-'))
  const moment = {
    generation: path.basename(scratch),
    year: new Date().getUTCFullYear(),
    expires: computeSecurityTxtExpiry(new Date()),
  }
  const site = await openComposableSite(store, plan, moment)
  try {
    const checked = remotes.flatMap(name => site.remotes[name] ?? [])
    const contracts = checked.map(remote => checkContract(remote, site.shell))
    // Without a common contract, pages would fail in misleading ways.
    if (!contracts.every(isFine)) return contracts
    const composed = await composePages(site, combination)
    const { pages, findings } = composed
    const outcomes = [...contracts, { fine: describePages(composed, site.shell.version), findings }]
    const hasPanel = (await site.notFound()).includes(`data-panel="${app}/`)
    if (findings.length > 0 || (pages.length === 0 && !(hasPanel && isNext))) return outcomes
    // What a rollback would bring back is opened only, with its pages alone.
    const options: SuiteOptions = isNext
      ? { report, repeats, e2e: specsOf?.(app) }
      : { repeats, specs: ['arrival.spec'] }
    let documents = scratch
    if (!isNext) await writePages(scratch, site, pages)
    else if (generation instanceof Error)
      return [...outcomes, { fine: '', findings: [{ about: 'pages', what: generation.message }] }]
    else documents = generationFolder(store, generation)
    const served = await serveAsLive(store, documents)
    try {
      return [...outcomes, await runSuite(served, app, options)]
    } finally {
      await served.close()
    }
  } finally {
    site.close()
    await rm(scratch, { recursive: true, force: true })
  }
}

async function writePages(
  folder: string,
  site: ComposableSite,
  pages: readonly ComposedPage[],
): Promise<void> {
  const write = async (name: string, content: string) => {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  for (const page of pages) await write(site.fileOf(page), page.html)
  for (const { name, content } of await site.files(pages)) await write(path.join(SITE_FILES, name), content)
  await write('404.html', await site.notFound())
  await write(PINS_PATH, site.pins)
}

function describeCombination({ plan: { plan }, isNext, app, remotes }: ReleaseCombination): string {
  const others = (app === 'shell' ? remotes : ['shell']).map(name => `${name}@${plan.pins[name]}`)
  return `with ${others.join(', ')}${isNext ? '' : ', which a rollback would bring back'}`
}

function describePages({ pages, unrouted }: ComposedPagesResult, shellVersion: string): string {
  const count = pages.length === 1 ? '1 page composes' : `${pages.length} pages compose`
  const paths = listSome(pages.map(page => page.path))
  const composed = pages.length === 0 ? 'no page of it has a route here' : `${count}: ${paths}`
  if (unrouted.length === 0) return composed
  const names = unrouted.map(page => `"${page}"`).join(', ')
  return `${composed}; shell@${shellVersion} has no route to ${names}, which shows once it has one`
}
