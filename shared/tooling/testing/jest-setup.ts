import { TextDecoder, TextEncoder } from 'node:util'

// jsdom has no text encoding of its own, and the router needs it.
Object.assign(globalThis, { TextDecoder, TextEncoder })
