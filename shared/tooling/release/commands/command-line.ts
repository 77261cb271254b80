/** `npm run release -- <verb>` runs commands for teams, and for the operator of the site. */
import { operatorVerbs } from './operating/operating-verbs.ts'
import { getErrorCode } from '../store/files/error-code.ts'
import { runCommandLine } from './run-command-line.ts'

// Who reads the output may stop, as head does. The command goes on.
process.stdout.on('error', error => {
  if (getErrorCode(error) !== 'EPIPE') throw error
})

process.exitCode = await runCommandLine(process.argv.slice(2), operatorVerbs)
