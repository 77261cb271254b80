/** `npm run lab -- <name> [options]` runs a measurement, conformance test or demo (experiments.ts). */
import { spawn } from 'node:child_process'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { experiments, formatExperimentList, type Experiment } from './experiments.ts'

const [name, ...args] = process.argv.slice(2)
const experiment = experiments.find(each => each.name === name)

if (name === undefined || name === '--help') {
  console.log(`npm run lab -- <name> [options]\n\n${formatExperimentList(experiments)}`)
} else if (experiment === undefined) {
  console.error(`\nThe laboratory has no "${name}".\n\n${formatExperimentList(experiments)}\n`)
  process.exitCode = 1
} else if (args[0] === '--help') {
  console.log(formatExperimentList([experiment]))
} else {
  start(experiment)
}

function start({ starts }: Experiment): void {
  const child = spawn(process.execPath, [...starts, ...args], { cwd: projectRoot, stdio: 'inherit' })
  // Exit only when the child has ended.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)))
}
