import { firstPlan, planWith } from './plan.ts'

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
