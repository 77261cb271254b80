/**
 * Checks whether a release can go live, alone and with every release that could run with it in a page. The
 * gate (gate/) finds what breaks; the audit (audit/) then examines what has passed the gate.
 */
import type { Browser } from 'playwright'
import type { Release } from '@kutuhal/build/release.ts'
import { openReleases } from '../releases/release-source.ts'
import { releaseFolder, type Store } from '../store/store.ts'
import type { ReleasedPlan } from '../releases/released-plan.ts'
import { auditPages } from './audit/audit.ts'
import type { CheckServer } from './browser/check-server.ts'
import type { FirefoxBrowser } from './browser/firefox-tab.ts'
import type { PageClock } from './browser/visitors.ts'
import { listReleaseCombinations, type ReleaseCombination } from './compatibility-matrix.ts'
import { checkNames } from './files/check-names.ts'
import { checkDuplicatePackages } from './files/duplicate-packages.ts'
import { checkFileIntegrity } from './files/integrity.ts'
import { listSome, type CheckOutcome, type Finding } from './finding.ts'
import { checkPageBytes } from './gate/budgets.ts'
import { composePages, type ComposedPagesResult } from './gate/composed-pages.ts'
import { checkContract } from './gate/contract.ts'
import { checkLinks, checkInboundLinks } from './gate/links.ts'
import { checkMarkup } from './gate/markup.ts'
import { runSmokeTests } from './gate/smoke-test.ts'
import { hashPages } from './pending-documents.ts'
import {
  createSitePageIndex,
  openSiteUnderCheck,
  type ComposedPage,
  type SiteUnderCheck,
} from './site-under-check.ts'

export interface CheckResult {
  readonly release: string
  /** The results for the release alone, and for each combination of releases. */
  readonly parts: readonly PartialResult[]
}

interface PartialResult {
  readonly name: string
  readonly fine: readonly string[]
  readonly findings: readonly Finding[]
}

export interface CheckTools {
  /** Starts Chromium on first use. */
  browser(): Promise<Browser>
  /** Starts Firefox on first use, if it is installed. Absent if the check must not use Firefox. */
  readonly firefox?: () => Promise<FirefoxBrowser | undefined>
  server(): Promise<CheckServer>
  /** The clock of audited pages; a test may use a fake clock, which skips waiting times. */
  readonly clock?: PageClock
}

/** Records of passed checks: a check of a release with such a record is not repeated. */
export interface PassedCheckStore {
  /** @param against what the release was checked with, as text */
  has(release: string, against: string): Promise<boolean>
  add(release: string, against: string, fine: readonly string[]): Promise<void>
}

/**
 * Checks a release as part of a plan.
 * @param verified plan of the whole site that includes the release
 * @param toCome id of the generation that goes live if the check passes: the check opens this generation's
 *   documents
 */
export async function checkRelease(
  store: Store,
  verified: ReleasedPlan,
  app: string,
  tools: CheckTools,
  memory: PassedCheckStore,
  toCome?: string,
): Promise<CheckResult> {
  const version = verified.plan.pins[app]
  if (version === undefined) throw new Error(`The plan has no ${app} to check.`)
  const release = `${app}@${version}`
  const unlessPassed: UnlessPassed = async (against, check) => {
    if (await memory.has(release, against)) return [{ fine: 'checked before', findings: [] }]
    const outcomes = await check()
    const fine = outcomes.filter(isFine).map(outcome => outcome.fine)
    if (outcomes.every(isFine)) await memory.add(release, against, fine)
    return outcomes
  }

  // The check of the release alone depends on all others, since no two may have the same container name.
  const published = (await openReleases(store).list()).map(({ app, version }) => `${app}@${version}`)
  const alone = await unlessPassed(`alone among ${published.sort().join(', ')}`, () =>
    checkAlone(store, verified.release(app, version)),
  )
  const isFineAlone = alone.every(isFine)
  const parts = [createResult('alone', alone)]
  for (const combination of await listReleaseCombinations(store, verified, app)) {
    const check = { store, combination, tools, isFineAlone, toCome }
    // Use no records if the check of the release alone has failed: then the audit is skipped, so the check of
    // this combination is incomplete.
    const outcomes = await checkTogether(check, isFineAlone ? unlessPassed : (_, run) => run())
    const result = createResult(describeCombination(combination), outcomes)
    const shell = `shell@${combination.plan.plan.pins['shell']}`
    parts.push({ ...result, findings: result.findings.map(finding => ({ ...finding, shell })) })
  }
  return { release, parts }
}

const createResult = (name: string, outcomes: readonly CheckOutcome[]): PartialResult => ({
  name,
  fine: outcomes.filter(isFine).map(({ fine }) => fine),
  findings: outcomes.flatMap(({ findings }) => findings),
})

/** Runs a check, unless there is a record that it has passed. @param against what the check depends on */
type UnlessPassed = (
  against: string,
  check: () => Promise<readonly CheckOutcome[]>,
) => Promise<readonly CheckOutcome[]>

const isFine = ({ findings }: CheckOutcome): boolean => findings.length === 0

async function checkAlone(store: Store, release: Release): Promise<CheckOutcome[]> {
  const folder = releaseFolder(store, release.name, release.version)
  return Promise.all([
    checkFileIntegrity(folder, release),
    checkNames(store, release),
    ...(release.name === 'shell' ? [] : [checkDuplicatePackages(folder, release)]),
  ])
}

interface CombinationCheck {
  readonly store: Store
  readonly combination: ReleaseCombination
  readonly tools: CheckTools
  readonly isFineAlone: boolean
  readonly toCome: string | undefined
}

/** Checks one combination of releases. */
async function checkTogether(
  check: CombinationCheck,
  unlessPassed: UnlessPassed,
): Promise<readonly CheckOutcome[]> {
  const { store, combination, toCome } = check
  const { plan, isNext } = combination
  // The check depends on the whole plan, since remotes may link to each other's pages.
  const against = `${isNext ? 'next' : 'before'} ${JSON.stringify([plan.plan, plan.digests])}`
  const run = async () => {
    const site = await openSiteUnderCheck(store, combination, isNext ? toCome : undefined)
    try {
      const checked = combination.remotes.flatMap(name => site.remotes[name] ?? [])
      const contracts = checked.map(remote => checkContract(remote, site.shell))
      // Without a common contract, pages would fail in misleading ways.
      if (!contracts.every(isFine)) return contracts
      const composed = await composePages(site)
      const checkAll = async () => [...contracts, ...(await checkSite(check, site, composed))]
      if (!isNext) return await checkAll()
      // What goes live counts as checked only if its documents are the same too.
      return await unlessPassed(`${against} ${hashPages(composed.pages)}`, checkAll)
    } finally {
      site.close()
    }
  }
  return isNext ? run() : unlessPassed(against, run)
}

async function checkSite(
  { store, tools, isFineAlone }: CombinationCheck,
  site: SiteUnderCheck,
  { pages, findings, unrouted }: ComposedPagesResult,
): Promise<CheckOutcome[]> {
  const { isNext, remotes } = site.combination
  const whole = await createSitePageIndex(site)
  const outcomes: CheckOutcome[] = [
    { fine: describePages(pages, unrouted, site.shell.version), findings },
    checkMarkup(pages),
    checkPageBytes(pages),
    await checkLinks(pages, whole),
    ...(isNext ? [await checkInboundLinks(pages, remotes, whole)] : []),
  ]
  if (findings.some(({ about }) => about === 'pages' || about === 'contract')) return outcomes
  const mayBeAudited = isNext && isFineAlone && outcomes.every(isFine)
  // Start Firefox now, while the smoke test runs: the audit needs it.
  if (mayBeAudited) void tools.firefox?.()
  const [browser, server] = await Promise.all([tools.browser(), tools.server()])
  const { firefox, clock } = tools
  const check = { store, browser, firefox, clock, server, site, whole }
  const smoke = await runSmokeTests(check, pages)
  // Leave out what the check of the HTML has already reported.
  const known = new Set(outcomes.flatMap(outcome => outcome.findings.map(findingPlace)))
  const isNew = (finding: Finding) => !known.has(findingPlace(finding))
  outcomes.push({ fine: smoke.fine, findings: smoke.findings.filter(isNew) })
  // Skip the audit of a release that fails the smoke test: its next version will be audited.
  if (mayBeAudited && isFine(smoke) && smoke.opened.length > 0)
    outcomes.push(await auditPages(check, smoke.opened))
  return outcomes
}

const findingPlace = ({ about, page }: Finding): string => `${about} ${page}`

function describeCombination({ plan: { plan }, isNext, app, remotes }: ReleaseCombination): string {
  const others = (app === 'shell' ? remotes : ['shell']).map(name => `${name}@${plan.pins[name]}`)
  return `with ${others.join(', ')}${isNext ? '' : ', which a rollback would bring back'}`
}

function describePages(
  pages: readonly ComposedPage[],
  unrouted: readonly string[],
  shellVersion: string,
): string {
  const count = pages.length === 1 ? '1 page composes' : `${pages.length} pages compose`
  const paths = listSome(pages.map(page => page.path))
  const composed = pages.length === 0 ? 'no page of it has a route here' : `${count}: ${paths}`
  if (unrouted.length === 0) return composed
  const names = unrouted.map(page => `"${page}"`).join(', ')
  return `${composed}; shell@${shellVersion} has no route to ${names}, which shows once it has one`
}
