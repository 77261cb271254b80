import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { ensureProgram } from '../programs/debian-program.ts'

const GUIDE = path.join(projectRoot, 'shared/docs/guides/canaries.md')
const TESTS = path.join(import.meta.dirname, 'fixtures', 'alerts-test.yml')

it('fires the alerts of the guide for releases with errors, that are given up or slow, and no others', () => {
  const promtool = ensureProgram({ name: 'promtool', debianPackage: 'prometheus' })
  if (promtool === undefined) throw new Error('promtool is missing: apt-get install prometheus')
  const [, rules = ''] = /^```yaml\n([^]+?)^```/m.exec(readFileSync(GUIDE, 'utf8')) ?? []
  expect(rules.match(/- alert:/g)).toHaveLength(3)
  const folder = mkdtempSync(path.join(tmpdir(), 'alerts-'))
  try {
    writeFileSync(path.join(folder, 'alerts.yml'), rules)
    copyFileSync(TESTS, path.join(folder, 'alerts-test.yml'))
    const { status, stdout, stderr } = spawnSync(promtool, ['test', 'rules', 'alerts-test.yml'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect({ status, said: stdout + stderr }).toMatchObject({ status: 0 })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
