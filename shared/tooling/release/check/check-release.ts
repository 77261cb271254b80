/**
 * Checks whether a release can go live, alone and with every release that could run with it in a page. The
 * gate (gate/) finds what breaks; the audit (audit/) then examines what has passed the gate.
 */
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from 'playwright'
import { ID_DIGITS } from '../compose/compose.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { releaseFolder, type Store } from '../store/store.ts'
import type { VerifiedPlan } from '../store/trust/view.ts'
import { auditPages } from './audit/audit.ts'
import { checkPagesInBrowser } from './gate/in-browser.ts'
import type { CheckServer } from './browser/check-server.ts'
import type { FirefoxBrowser } from './browser/firefox-tab.ts'
import { listReleaseCombinations, type ReleaseCombination } from './compatibility-matrix.ts'
import { checkPageBytes } from './gate/budgets.ts'
import { checkContract } from './gate/contract.ts'
import { checkNames } from './files/check-names.ts'
import { checkFileIntegrity } from './files/integrity.ts'
import { checkDuplicatePackages } from './files/duplicate-packages.ts'
import type { PageClock } from './browser/visitors.ts'
import { hashPages } from './pending-documents.ts'
import type { Finding, CheckOutcome } from './finding.ts'
import { checkLinks, checkInboundLinks } from './gate/links.ts'
import { checkMarkup } from './gate/markup.ts'
import { composePages, type ComposedPagesResult } from './gate/composed-pages.ts'
import { createSitePageIndex } from './gate/site-pages.ts'
import { openSiteUnderCheck, type SiteUnderCheck } from './site-under-check.ts'

export interface CheckResult {
  readonly release: string
  readonly parts: readonly ReleaseCombinationResult[]
}

/** The results of the checks of one combination of releases, or of the release alone. */
export interface ReleaseCombinationResult {
  readonly name: string
  readonly fine: readonly string[]
  readonly findings: readonly Finding[]
}

export interface CheckTools {
  /** Starts Chromium on first use. */
  browser(): Promise<Browser>
  /**
   * Starts Firefox on first use, if it is installed. The function is absent if the check must not use
   * Firefox.
   */
  readonly firefox?: () => Promise<FirefoxBrowser | undefined>
  server(): Promise<CheckServer>
  /** The clock of audited pages; a test may use a fake clock, which skips waiting times. */
  readonly clock?: PageClock
}

/**
 * Checks a release as part of a plan.
 * @param verified plan of the whole site that includes the release
 * @param memory records of passed checks; a check with such a record is not repeated
 * @param toCome id of the generation that goes live if the check passes: the check opens this generation's
 *   documents
 */
export async function checkRelease(
  store: Store,
  verified: VerifiedPlan,
  app: string,
  tools: CheckTools,
  memory: PassedCheckStore,
  toCome?: string,
): Promise<CheckResult> {
  const version = verified.plan.pins[app]
  if (version === undefined) throw new Error(`The plan has no ${app} to check.`)
  const release = `${app}@${version}`

  const alone = await remembered(memory, release, `alone among ${await releasesIn(store)}`, () =>
    checkAlone(store, verified.release(app, version)),
  )
  const parts = [partOf('alone', alone)]
  const isFineAlone = alone.every(isFine)
  for (const combination of await listReleaseCombinations(store, verified, app)) {
    // Do not record a pass if the check of the release alone has failed: then the audit is skipped, so the
    // check of this combination is incomplete.
    const kept = isFineAlone ? memory : forgetful
    const check = () =>
      checkTogether({ store, combination, tools, isFineAlone, toCome, memory: kept, release })
    const outcomes = combination.isNext
      ? await check()
      : await remembered(kept, release, againstOf(combination), check)
    parts.push(partOf(nameOf(combination, app), outcomes))
  }
  return { release, parts }
}

export interface PassedCheckStore {
  has(release: string, against: string): Promise<boolean>
  add(release: string, against: string, fine: readonly string[]): Promise<void>
}

const forgetful: PassedCheckStore = { has: () => Promise.resolve(false), add: () => Promise.resolve() }

async function remembered(
  memory: PassedCheckStore,
  release: string,
  against: string,
  check: () => Promise<readonly CheckOutcome[]>,
): Promise<readonly CheckOutcome[]> {
  if (await memory.has(release, against)) return [{ fine: 'checked before', findings: [] }]
  const outcomes = await check()
  if (outcomes.every(isFine))
    await memory.add(
      release,
      against,
      outcomes.map(({ fine }) => fine),
    )
  return outcomes
}

function partOf(name: string, outcomes: readonly CheckOutcome[]): ReleaseCombinationResult {
  return {
    name,
    fine: outcomes.filter(isFine).map(({ fine }) => fine),
    findings: outcomes.flatMap(({ findings }) => findings),
  }
}

async function checkAlone(store: Store, release: Release): Promise<CheckOutcome[]> {
  const folder = releaseFolder(store, release.name, release.version)
  return Promise.all([
    checkFileIntegrity(folder, release),
    checkNames(store, release),
    ...(release.name === 'shell' ? [] : [checkDuplicatePackages(folder, release)]),
  ])
}

interface Given {
  readonly store: Store
  readonly combination: ReleaseCombination
  readonly tools: CheckTools
  readonly isFineAlone: boolean
  readonly toCome: string | undefined
  readonly memory: PassedCheckStore
  readonly release: string
}

/**
 * Checks one combination of releases. If the combination would go live, the record of an earlier passed check
 * counts only if the composed documents were the same.
 */
async function checkTogether(given: Given): Promise<readonly CheckOutcome[]> {
  const { store, combination, memory, release } = given
  // The id looks like a real generation's id, so that a release cannot tell that it is being checked.
  const generation = randomBytes(ID_DIGITS / 2).toString('hex')
  const toCome = combination.isNext ? given.toCome : undefined
  const site = await openSiteUnderCheck(store, combination, generation, toCome)
  try {
    const contracts = contractsOf(site)
    if (!contracts.every(isFine)) return contracts
    const composed = await composePages(site)
    const check = async () => [...contracts, ...(await checkSite(given, site, generation, composed))]
    if (!combination.isNext) return await check()
    return await remembered(memory, release, `${againstOf(combination)} ${hashPages(composed.pages)}`, check)
  } finally {
    site.close()
  }
}

/**
 * Checks each remote's contract with the shell. Other checks follow only if this passes: without a common
 * contract, pages would fail in misleading ways.
 */
const contractsOf = ({ combination, remotes, shell }: SiteUnderCheck): CheckOutcome[] =>
  combination.remotes.flatMap(name => remotes[name] ?? []).map(remote => checkContract(remote, shell))

async function checkSite(
  { store, tools, isFineAlone }: Given,
  site: SiteUnderCheck,
  generation: string,
  { pages, findings, unrouted }: ComposedPagesResult,
): Promise<CheckOutcome[]> {
  const { combination } = site
  const shell = `shell@${site.shell.version}`
  const fine = pagesInWords(pages.map(({ path }) => path)) + unroutedInWords(unrouted, shell)
  const composed: CheckOutcome = { fine, findings }
  const whole = await createSitePageIndex(site, pages)
  const outcomes: CheckOutcome[] = [
    composed,
    checkMarkup(pages, shell),
    checkPageBytes(pages, shell),
    await checkLinks(pages, whole, shell),
    ...(combination.isNext ? [await checkInboundLinks(pages, combination.remotes, whole, shell)] : []),
  ]
  const isComposed = findings.every(({ about }) => about !== 'pages' && about !== 'contract')
  if (!isComposed) return outcomes
  const isFineSoFar = isFineAlone && outcomes.every(isFine)
  const mayBeAudited = combination.isNext && isFineSoFar
  // Start Firefox now, while the smoke test runs: the audit needs it.
  if (mayBeAudited) void tools.firefox?.()
  const [browser, server] = await Promise.all([tools.browser(), tools.server()])
  const { firefox, clock } = tools
  const check = { store, browser, firefox, clock, server, generation, site, whole, pages }
  const smoke = await checkPagesInBrowser(check)
  outcomes.push(withoutRepeats(smoke, outcomes))
  // Skip the audit of a release that fails the smoke test: its next version will be audited.
  if (mayBeAudited && isFine(smoke) && smoke.opened.length > 0)
    outcomes.push(await auditPages(check, smoke.opened))
  return outcomes
}

const isFine = ({ findings }: CheckOutcome): boolean => findings.length === 0

/** Removes findings of the browser check that the check of the HTML has already reported. */
function withoutRepeats(seen: CheckOutcome, known: readonly CheckOutcome[]): CheckOutcome {
  const said = new Set(known.flatMap(({ findings }) => findings.map(({ about, page }) => `${about} ${page}`)))
  const findings = seen.findings.filter(({ about, page }) => !said.has(`${about} ${page}`))
  return { fine: seen.fine, findings }
}

/**
 * Lists all published releases as text. The check of a release alone depends on this list, since no two
 * releases may have the same container name, which follows from the app and version.
 */
async function releasesIn(store: Store): Promise<string> {
  const folder = path.join(store.folder, 'apps')
  const versions = (await readdir(folder)).map(async app =>
    [app, ...(await readdir(path.join(folder, app)))].join(' '),
  )
  return (await Promise.all(versions)).join(', ')
}

function nameOf({ plan: { plan }, isNext, remotes }: ReleaseCombination, app: string): string {
  const others =
    app === 'shell'
      ? remotes.map(name => `${name}@${plan.pins[name]}`).join(', ')
      : `shell@${plan.pins['shell']}`
  return isNext ? `with ${others}` : `with ${others}, which a rollback would bring back`
}

/**
 * Returns what the check of a combination depends on, as text. It includes the whole plan, since remotes may
 * link to each other's pages.
 */
const againstOf = ({ plan: { plan, digests }, isNext }: ReleaseCombination): string =>
  `${isNext ? 'next' : 'before'} ${JSON.stringify([plan, digests])}`

const NAMED = 3

function pagesInWords(paths: readonly string[]): string {
  const rest = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : ''
  if (paths.length === 0) return 'no page of it has a route here'
  return `${paths.length === 1 ? '1 page composes' : `${paths.length} pages compose`}: ${paths.slice(0, NAMED).join(', ')}${rest}`
}

function unroutedInWords(pages: readonly string[], shell: string): string {
  if (pages.length === 0) return ''
  return `; ${shell} has no route to ${pages.map(page => `"${page}"`).join(', ')}, which shows once it has one`
}
