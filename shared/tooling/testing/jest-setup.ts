import { TextDecoder, TextEncoder } from 'node:util'

// Every browser and Node have a text encoding; jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder })
