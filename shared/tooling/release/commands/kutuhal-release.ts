#!/usr/bin/env node
/** `kutuhal-release <verb>` is the command line for a team's own repository, installed from a registry. */
import { runCommandLine } from './run-command-line.ts'

process.exitCode = await runCommandLine(process.argv.slice(2))
