import { TextDecoder, TextEncoder } from 'node:util'

// jsdom does not provide text encoding.
Object.assign(globalThis, { TextDecoder, TextEncoder })

// Tests may release without a sandbox, since the code is trusted.
process.env['WITHOUT_SANDBOX'] ??= 'what runs is of these tests'

// Wait longer for elements, since the default of one second is too short for a busy computer.
if ('document' in globalThis)
  jest
    .requireActual<typeof import('@testing-library/react')>('@testing-library/react')
    .configure({ asyncUtilTimeout: 20_000 })
