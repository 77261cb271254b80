import type { VerbUsage } from '../help.ts'
import { serverOptions } from '../options/parse-options.ts'
import type { VerbHandler } from '../options/verb-request.ts'

export interface Verb extends VerbUsage {
  /** Only the verb that was typed, so that a rollback starts fast. */
  readonly load: () => Promise<{ readonly run: VerbHandler }>
}

export const verbs: readonly Verb[] = [
  {
    usage: 'publish <app> [--dist <folder>]',
    does: 'builds an app, or takes its build, and stores it as a release',
    takes: ['dist'],
    load: () => import('./publish.ts'),
  },
  {
    usage: 'preview <app>@<version> … [--share <name>]',
    does: 'the live site with these releases, at an address of its own',
    takes: ['share', 'without-sandbox'],
    load: () => import('./preview.ts'),
  },
  {
    usage: 'check <app>@<version> … [--json] [--html <file>]',
    does: 'says what would break if these releases went live, and where',
    takes: ['json', 'html', 'without-sandbox'],
    load: () => import('./check.ts'),
  },
  {
    usage: 'promote <app>@<version> … [--again] [--gateway <url>] [--reports <%>] [--unchecked <why>]',
    does: 'checks releases and makes them live, one or several at once',
    takes: ['again', 'gateway', 'reports', 'unchecked', 'without-sandbox'],
    load: () => import('./promote.ts'),
  },
  {
    usage: 'canary <app>@<version> --percent <n> [--unchecked <why>] | canary --stop',
    does: 'checks a release and makes it live for some visitors; again to widen it, or to end it',
    takes: ['percent', 'stop', 'unchecked', 'without-sandbox'],
    load: () => import('./canary.ts'),
  },
  {
    usage: 'rollback [<app> | <generation>]',
    does: 'one step back, one app back, or back to a generation',
    takes: ['without-sandbox'],
    load: () => import('./rollback.ts'),
  },
  {
    usage: 'status [--json] [--html <file>]',
    does: 'what is live, since when, and where a rollback would lead',
    takes: ['json', 'html'],
    load: () => import('./status.ts'),
  },
  {
    usage: 'log [--json]',
    does: 'every change of the record: when, what, by whom, and what became of it',
    takes: ['json'],
    load: () => import('./log.ts'),
  },
  {
    usage: 'where <app>@<version> <file>:<line>:<column>',
    does: 'what a line of a released script was written as: file, line and commit',
    takes: [],
    load: () => import('./where.ts'),
  },
  {
    usage: 'deploy [--watch [--interval <seconds>] [--port <n>]]',
    does: 'makes live what the record says, and repairs what is damaged; with --watch whatever comes into it',
    takes: ['watch', 'interval', 'port', 'without-sandbox'],
    load: () => import('./deploy.ts'),
  },
  {
    usage: 'owners [add <name> <public key file> [<file of the record> …] | remove <name> | --json]',
    does: 'who may change what in the record; the first owner turns signatures on',
    takes: ['json'],
    load: () => import('./owners.ts'),
  },
  {
    usage: 'policy deployer=<principal> [<app>=<principal> …]',
    does: 'what a bucket should let the deployer and each team do; prints it',
    takes: [],
    load: () => import('./policy.ts'),
  },
  {
    usage: 'gc --keep <n> [--dry-run]',
    does: 'removes what the last n generations of every site do not need',
    takes: ['keep', 'dry-run'],
    load: () => import('./gc.ts'),
  },
  {
    usage: 'nginx <folder> --host <name> --certificate <file> --key <file> …',
    does: 'a configuration for nginx, made once: shared/docs/guides/serving.md',
    takes: serverOptions,
    load: () => import('./nginx.ts'),
  },
]
