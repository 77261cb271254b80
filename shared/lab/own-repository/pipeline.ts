import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The commands of a new remote's workflow, in the order in which its pipeline runs them.
 * @param step name of a step that is started by hand; absent for the steps after a merge
 * @throws Error if the file has no commands, or a condition that `holds` does not know
 */
export function readWorkflowCommands(folder: string, step?: 'rollback'): readonly string[] {
  const text = readFileSync(path.join(folder, '.github', 'workflows', 'release.yml'), 'utf8')
  const commands = [...text.matchAll(/^ +- run: (.+)\n(?: +if: (.+)\n)?/gm)].flatMap(
    ([, command = '', condition]) => (holds(condition, step) ? [command] : []),
  )
  if (commands.length === 0) throw new Error('The workflow has no commands.')
  const steps = step ?? /inputs\.step \|\| '(.+)'/.exec(text)?.[1]
  if (steps === undefined) throw new Error('The workflow names no steps to release with.')
  return commands.map(command => command.replace('$STEPS', steps))
}

/** Evaluates a condition of the workflow as on the main branch. */
function holds(condition: string | undefined, step: string | undefined): boolean {
  if (condition === undefined || condition.startsWith("github.ref == 'refs/heads/main'")) return true
  if (condition === "inputs.step != 'rollback'") return step !== 'rollback'
  throw new Error(`The workflow has a condition that is not known here: ${condition}`)
}
