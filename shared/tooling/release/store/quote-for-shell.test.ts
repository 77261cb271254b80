import { execFileSync } from 'node:child_process'
import { quoteForShell } from './quote-for-shell.ts'

it.each(['/srv/kutuhal', `/srv/asha's "site"`, '/srv/$HOME/`id`/$(id)/\\', '~', ''])(
  'hands a shell %s',
  word => {
    expect(execFileSync('sh', ['-c', `printf %s ${quoteForShell(word)}`]).toString()).toBe(word)
  },
)
