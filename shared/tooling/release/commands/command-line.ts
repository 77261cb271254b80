/** `npm run release -- <verb>`: what teams do with releases, and what the one who runs the site does besides. */
import { operatingVerbs } from './operating/operating-verbs.ts'
import { runCommandLine } from './run-command-line.ts'

process.exitCode = await runCommandLine(process.argv.slice(2), operatingVerbs)
