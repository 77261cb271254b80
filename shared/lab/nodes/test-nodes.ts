/**
 * `npm run lab -- nodes` runs type checks, unit tests and `npm start` on the newest Node of every supported
 * major. A deprecation warning (DEP…) counts as a failure. Takes some ten minutes; output is in
 * .cache/nodes/.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { installNode, getNodeInstallFolder, nodeMajorVersions, type NodeMajorVersion } from './node-majors.ts'
import { runOnNode, startSiteOnNode, type CommandOutcome } from './run-on-node.ts'

interface Step {
  readonly name: string
  readonly run: (node: string, line: NodeMajorVersion) => Promise<CommandOutcome>
}

const steps: readonly Step[] = [
  {
    name: 'Types',
    run: node =>
      runOnNode(node, ['node_modules/typescript-7/bin/tsc', '--noEmit', '-p', 'tsconfig.base.json']),
  },
  {
    name: 'Unit tests',
    run: node =>
      runOnNode(node, [
        'node_modules/jest/bin/jest.js',
        '--config',
        'shared/tooling/testing/jest.config.mjs',
      ]),
  },
  {
    name: 'npm start',
    run: (node, line) => startSiteOnNode(node, path.join(getNodeInstallFolder(line), 'store')),
  },
]

const rows: (readonly string[])[] = [['Node', ...steps.map(({ name }) => name)]]
for (const line of nodeMajorVersions) {
  try {
    const node = installNode(line)
    const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()
    const results: string[] = []
    for (const step of steps) results.push(await resultOf(step, node, line, version))
    rows.push([version, ...results])
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    rows.push([`v${line}`, 'not to be had'])
  }
}
console.log(
  `\n${rows
    .map(row =>
      row
        .map(cell => cell.padEnd(14))
        .join('')
        .trimEnd(),
    )
    .join('\n')}`,
)

async function resultOf(
  { name, run }: Step,
  node: string,
  line: NodeMajorVersion,
  version: string,
): Promise<string> {
  console.log(`— ${name} on Node ${version}`)
  const { status, output } = await run(node, line)
  const log = path.join(getNodeInstallFolder(line), `${name.toLowerCase().replaceAll(' ', '-')}.log`)
  writeFileSync(log, output)
  if (status === 'failed') complain(`${output.trim()}\n\nThis is in ${path.relative(projectRoot, log)} too.`)
  return status
}

function complain(message: string): void {
  console.error(`\n${message}\n`)
  process.exitCode = 1
}
