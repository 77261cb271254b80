/** `npm run new-remote -- mf-labs [--path /our-labs] [--no-install]` creates a working remote with tests. */
import { parseArgs } from 'node:util'
import { projectRoot } from '../apps.ts'
import { createRemote } from './create-remote.ts'
import { parseRemoteName } from '@kutuhal/create-remote/remote-names.ts'

// Ctrl-C also ends npm, and this process must then undo the unfinished steps.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { path: { type: 'string' }, 'no-install': { type: 'boolean', default: false } },
  })
  if (positionals.length > 1) throw new Error(`One remote at a time, not ${positionals.join(' and ')}.`)
  const names = parseRemoteName(positionals[0])
  const page = await createRemote(projectRoot, names, { path: values.path, install: !values['no-install'] })
  console.log(nextSteps(names.remote, page, page === (values.path ?? `/${names.page}`)))
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

function nextSteps(remote: string, page: string, isWanted: boolean): string {
  const release = 'npm run release --'
  const commands = [
    [`npm run dev -w ${remote}`, 'work on it, with hot reload'],
    [`npm run unit -- ${remote}`, 'its tests'],
    [`npm run e2e -w ${remote}`, 'its browser tests, on the whole site'],
    [`${release} publish ${remote}`, 'build this remote alone and store it as version 1.0.0'],
    [`${release} preview ${remote}@1.0.0`, 'the whole site with it, at an address of its own'],
    [`${release} promote ${remote}@1.0.0`, 'make it live'],
    [`${release} rollback`, 'take that back, in a second'],
  ].map(([command = '', what]) => `  ${command.padEnd(remote.length + 36)} ${what}`)
  return `
${remote}/ is there. Its page is at ${page}: the last line of the table in shell/routes.ts.${
    isWanted ? '' : '\n(The shorter address is taken. Another one: change that line.)'
  }

${commands.join('\n')}

The page is on the site as soon as the shell with its new route is live too. All of it, step by step:
shared/docs/guides/releasing-a-remote.md`
}
