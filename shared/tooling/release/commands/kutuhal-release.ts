#!/usr/bin/env node
/** `kutuhal-release <verb>`: the command line of a team in a repository of its own, where a registry has brought it. */
import { runCommandLine } from './run-command-line.ts'

process.exitCode = await runCommandLine(process.argv.slice(2))
