import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'

const eslint = path.join(projectRoot, 'node_modules', '.bin', 'eslint')
const options = ['--config', 'shared/tooling/build/linting/supported-css.mjs', '--format', 'json']

/**
 * Finds CSS that some supported browsers do not support.
 * @param css complete rules
 * @returns each unsupported feature, with the rule that uses it
 * @throws Error if the CSS cannot be analysed
 */
export function findUnsupportedCss(css: string): readonly string[] {
  // Put each rule on its own line, so that the line number in a message identifies the rule.
  const lines = css.replaceAll('}', '}\n')
  const { stdout, stderr } = spawnSync(eslint, [...options, '--stdin', '--stdin-filename', 'styles.css'], {
    cwd: projectRoot,
    input: lines,
    encoding: 'utf8',
    // The report contains the CSS.
    maxBuffer: Infinity,
    shell: process.platform === 'win32',
  })
  if (stderr) throw new Error(stderr)
  const [result] = JSON.parse(stdout) as [{ readonly messages: readonly Finding[] }]
  return result.messages.map(({ message, line }) => `${message} ${lines.split('\n')[line - 1] ?? ''}`)
}

interface Finding {
  readonly message: string
  readonly line: number
}
