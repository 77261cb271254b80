import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { TextDecoder, TextEncoder } from 'node:util'

// jsdom does not provide text encoding.
Object.assign(globalThis, { TextDecoder, TextEncoder })

// Use a temporary folder for the list of seen deployments, so that no list of an earlier run is used.
process.env['SEEN_DEPLOYMENTS'] ??= path.join(mkdtempSync(path.join(tmpdir(), 'seen-')), 'seen')

// Tests may release without a sandbox, since the code is trusted.
process.env['WITHOUT_SANDBOX'] ??= 'what runs is of these tests'

// Wait longer for elements, since the default of one second is too short for a busy computer.
if ('document' in globalThis)
  jest
    .requireActual<typeof import('@testing-library/react')>('@testing-library/react')
    .configure({ asyncUtilTimeout: 20_000 })
