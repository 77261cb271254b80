import { firstPlan, planBack, planWith, withOptionsBack, withReports } from './plan.ts'

const first = firstPlan({ shell: '1.0.0', 'mf-one': '1.0.0' }, 'https://gateway')

describe('a plan with another release', () => {
  it('changes one app and remembers what it was', () => {
    expect(planWith(first, { 'mf-one': '1.1.0' })).toEqual({
      ...first,
      pins: { shell: '1.0.0', 'mf-one': '1.1.0' },
      previous: { 'mf-one': '1.0.0' },
    })
  })

  it('keeps the previous version of what does not change', () => {
    const second = planWith(first, { 'mf-one': '1.1.0' })
    expect(planWith(second, { shell: '2.0.0', 'mf-one': '1.1.0' }).previous).toEqual({
      shell: '1.0.0',
      'mf-one': '1.0.0',
    })
  })

  it('gives a new app no previous version', () => {
    expect(planWith(first, { 'mf-new': '1.0.0' })).toMatchObject({
      pins: { 'mf-new': '1.0.0' },
      previous: {},
    })
  })

  it('is the same plan in whatever order the apps are named', () => {
    const one = planWith(first, { shell: '2.0.0', 'mf-one': '2.0.0' })
    const other = planWith(planWith(first, {}), { 'mf-one': '2.0.0', shell: '2.0.0' })
    expect(JSON.stringify(one)).toBe(JSON.stringify(other))
  })
})

describe('a plan with one app back', () => {
  const second = planWith(planWith(first, { 'mf-one': '1.1.0' }), { shell: '2.0.0' })

  it('takes one app back and leaves what others released since', () => {
    expect(planBack(second, 'mf-one', undefined)).toMatchObject({
      pins: { shell: '2.0.0', 'mf-one': '1.0.0' },
      previous: { shell: '1.0.0' },
    })
    expect(planBack(second, 'mf-one', undefined)?.previous).not.toHaveProperty('mf-one')
  })

  it('knows what was before that version', () => {
    expect(planBack(second, 'mf-one', '0.9.0')?.previous).toMatchObject({ 'mf-one': '0.9.0' })
  })

  it('has no way back for an app of which there was only one version', () => {
    expect(planBack(first, 'mf-one', undefined)).toBeUndefined()
  })
})

describe('a plan with the options of before', () => {
  const introduced = { ...planWith(first, { 'mf-one': '1.1.0' }), gatewayUrl: 'https://evil' }

  it('takes back what came with a release', () => {
    expect(withOptionsBack(introduced, introduced, first)).toEqual({
      ...introduced,
      gatewayUrl: first.gatewayUrl,
    })
  })

  it('takes back that visits report, if that came with the release, and leaves it otherwise', () => {
    const reporting = withReports(introduced, 100)
    expect(withOptionsBack(reporting, reporting, first)).not.toHaveProperty('reports')
    expect(withOptionsBack(reporting, introduced, first)).toMatchObject({ reports: 100 })
    expect(withReports(reporting, 0)).toEqual(introduced)
  })

  it('leaves what somebody has changed since', () => {
    const mended = { ...introduced, gatewayUrl: 'https://mended' }
    expect(withOptionsBack(mended, introduced, first)).toEqual(mended)
  })
})
