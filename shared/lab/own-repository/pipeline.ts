import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The commands of a new remote's workflow, in the order in which its pipeline runs them.
 * @param step name of a step that is started by hand; absent for the steps after a merge
 * @throws Error if the file has no commands
 */
export function readWorkflowCommands(folder: string, step?: 'rollback'): readonly string[] {
  const text = readFileSync(path.join(folder, '.github', 'workflows', 'release.yml'), 'utf8')
  const jobs = step === undefined ? text : text.slice(text.indexOf('\n  release:'))
  const commands = [...jobs.matchAll(/^ +- run: (.+)\n/gm)].flatMap(([, command = '']) => command)
  if (commands.length === 0) throw new Error('The workflow has no commands.')
  const steps = step ?? /STEPS: .*inputs\.step \|\| '(.+)'/.exec(text)?.[1]
  if (steps === undefined) throw new Error('The workflow names no steps to release with.')
  return commands.map(command => command.replace('$STEPS', steps))
}
