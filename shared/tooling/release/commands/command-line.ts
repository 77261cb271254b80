/** `npm run release -- <verb>` runs commands for teams, and for the operator of the site. */
import { operatorVerbs } from './operating/operating-verbs.ts'
import { runCommandLine } from './run-command-line.ts'

process.exitCode = await runCommandLine(process.argv.slice(2), operatorVerbs)
