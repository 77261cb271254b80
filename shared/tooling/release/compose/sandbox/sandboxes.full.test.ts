import { spawnSync } from 'node:child_process'
import { projectRoot } from '@kutuhal/build/apps.ts'

/** Runs a program where nobody may make a user namespace, as on some runners of pipelines. */
const withoutNamespaces = (...command: readonly string[]) =>
  spawnSync(
    'unshare',
    ['-r', 'sh', '-c', 'echo 0 > /proc/sys/user/max_user_namespaces && exec "$@"', 'sh', ...command],
    { cwd: projectRoot, encoding: 'utf8' },
  )

const trial = withoutNamespaces('true')
const whyNot = trial.error?.message ?? (trial.status === 0 ? undefined : trial.stderr.trim())
if (whyNot !== undefined) console.warn(`Skipped: no namespace can be made for this test (${whyNot}).`)
const itWithNamespaces = whyNot === undefined ? it : it.skip

itWithNamespaces('says in the words of bubblewrap why there is no sandbox', () => {
  const script = `import { findSandboxProblem, hasSandbox } from './shared/tooling/release/compose/sandbox/sandboxes.ts'
console.log(hasSandbox(), findSandboxProblem())`
  const { stdout } = withoutNamespaces(
    process.execPath,
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    script,
  )
  expect(stdout).toMatch(/^false bwrap: .*namespace/)
})
