import { firstPlan, planWith } from '../../store/plan.ts'
import { appsWithNewOrigin } from './apps-with-new-origin.ts'

const live = firstPlan({ shell: '1.0.0', 'mf-one': '1.0.0', 'mf-two': '1.0.0' }, undefined, {
  'mf-one': 'https://one.example.org',
})

it('looks for an app where it is to come from', () => {
  expect(appsWithNewOrigin(undefined, live)).toEqual(['mf-one'])
  expect(appsWithNewOrigin(live, live)).toEqual([])
  expect(appsWithNewOrigin(live, { ...live, origins: { 'mf-one': 'https://other.example.org' } })).toEqual([
    'mf-one',
  ])
})

it('looks again whether a new release of it is there already', () => {
  expect(appsWithNewOrigin(live, planWith(live, { 'mf-one': '1.1.0' }))).toEqual(['mf-one'])
  expect(appsWithNewOrigin(live, planWith(live, { 'mf-two': '1.1.0' }))).toEqual([])
})
