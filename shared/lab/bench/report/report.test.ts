import { siteVariants, type SiteVariant } from '../comparison.ts'
import type { VisitMeasurements } from '../visit/visit.ts'
import type { VisitKind, VisitSample } from './samples.ts'
import { formatVisitKindTables, formatTargetTable } from './tables.ts'
import { compareWithTargets } from './targets.ts'

const figures: VisitMeasurements = {
  fcp: 400,
  lcp: 600,
  cls: 0,
  tbt: 20,
  longestTask: 70,
  hydrated: 2000,
  inp: 40,
  bytes: { document: 10_240, script: 102_400, style: 0, font: 0, picture: 20_480, other: 0 },
  requests: 9,
  roundTrips: 2,
}

/** For each round, the site's LCP divided by the LCP of any other variant. */
const FACTORS = [1, 1.2, 1.04]

const place: VisitKind = { page: 'home', server: 'nginx', visitor: 'slow, connections cost', cache: 'cold' }

function visit(where: VisitKind, variant: SiteVariant, round: number): VisitSample {
  // A slow round is slow for all variants.
  const slow = 1 + round
  const own: Partial<VisitMeasurements> = {
    fcp: figures.fcp * slow,
    lcp: figures.lcp * slow * (variant === 'site' ? (FACTORS[round] ?? 1) : 1),
    hydrated: variant === 'floor' ? undefined : figures.hydrated,
  }
  return { ...where, variant, round, figures: { ...figures, ...own } }
}

const visitsTo = (where: VisitKind): VisitSample[] =>
  FACTORS.flatMap((_, round) => siteVariants.map(variant => visit(where, variant, round)))

const samples = [...visitsTo(place), ...visitsTo({ ...place, server: 'npm start' })]

describe('targets', () => {
  const verdictOn = (target: string, server: string) =>
    compareWithTargets(samples).find(verdict => verdict.target === target && verdict.place.server === server)

  it('compare the site with its floor round by round', () => {
    expect(verdictOn('LCP of its floor', 'nginx')?.spread.median).toBeCloseTo(1.04)
    expect(verdictOn('FCP of its floor', 'nginx')?.spread.median).toBe(1)
  })

  it('allow nginx a little more for the largest paint', () => {
    expect(verdictOn('LCP of its floor', 'nginx')?.isMet).toBe(true)
    expect(verdictOn('LCP of its floor', 'npm start')?.isMet).toBe(false)
  })

  it('compare the largest paint behind nginx with the one from npm start', () => {
    expect(verdictOn("LCP of npm start's", 'nginx')).toMatchObject({ spread: { median: 1 }, isMet: true })
    expect(verdictOn("LCP of npm start's", 'npm start')).toBeUndefined()
  })

  it('hold for first visits over the slow line only', () => {
    const others: VisitKind[] = [
      { ...place, cache: 'warm' },
      { ...place, visitor: 'unthrottled' },
    ]
    expect(compareWithTargets(others.flatMap(visitsTo))).toEqual([])
  })

  it('say in words whether they are met', () => {
    const lines = formatTargetTable(compareWithTargets(samples)).split('\n')
    expect(lines).toContain(
      '| TBT, ms | home | nginx | slow, connections cost | 30 | 20 (20–20) | met | 20 |',
    )
    expect(lines).toContain(
      '| longest task, ms | home | nginx | slow, connections cost | 60 | 70 (70–70) | **missed** | 70 |',
    )
  })
})

describe('tables', () => {
  const lines = formatVisitKindTables(samples).split('\n')

  it('have the medians of all variants, and two ratios with their quartiles', () => {
    expect(lines).toContain('### Home, nginx, slow, connections cost, cold')
    expect(lines).toContain('| FCP, ms | 800 | 800 | 800 | 1.00 (1.00–1.00) | 1.00 (1.00–1.00) |')
    expect(lines).toContain('| LCP, ms | 1440 | 1200 | 1200 | 1.04 (1.02–1.12) | 1.04 (1.02–1.12) |')
  })

  it('have a dash where there is nothing, and no line of nothing but zeros', () => {
    expect(lines).toContain('| hydrated, ms | 2000 | – | 2000 | – | 1.00 (1.00–1.00) |')
    expect(lines.filter(line => line.startsWith('| styles'))).toEqual([])
  })
})
