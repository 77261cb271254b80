import { serverOptions } from '../options/parse-options.ts'
import type { OperatorVerb } from '../run-command-line.ts'

export const operatorVerbs: readonly OperatorVerb[] = [
  {
    usage: 'edge <folder> --certificate <file> --key <file> …',
    does: 'a configuration for nginx before an object store, made once: shared/docs/guides/edges.md',
    takes: [...serverOptions, ...(['objects', 'cache', 'trusted', 'pointer-port', 'balancers'] as const)],
    needsStore: false,
    load: () => import('./edge.ts'),
  },
  {
    usage: 'reports',
    does: 'counts what visits report, for Prometheus: shared/docs/guides/canaries.md',
    takes: [],
    needsStore: false,
    load: () => import('./reports.ts'),
  },
  {
    usage: 'packages [--registry <url>] [--tag <tag>]',
    does: 'lays out what teams install from a registry, or publishes it: shared/docs/guides/a-repository-of-its-own.md',
    takes: ['registry', 'tag'],
    needsStore: false,
    load: () => import('./packages.ts'),
  },
]
