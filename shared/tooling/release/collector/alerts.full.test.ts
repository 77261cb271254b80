import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureProgram } from '../programs/debian-program.ts'

it('fires alerts for releases with errors, that are given up or slow, and no others', () => {
  const promtool = ensureProgram({ name: 'promtool', debianPackage: 'prometheus' })
  if (promtool === undefined) throw new Error('promtool is missing: apt-get install prometheus')
  const tests = path.join(import.meta.dirname, 'fixtures', 'alerts-test.yml')
  const { status, stdout, stderr } = spawnSync(promtool, ['test', 'rules', tests], { encoding: 'utf8' })
  expect({ status, said: stdout + stderr }).toMatchObject({ status: 0 })
})
