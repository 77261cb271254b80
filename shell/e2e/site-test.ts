import { test as base, expect } from '@playwright/test'

interface SiteOptions {
  /** Console lines that a test provokes on purpose. */
  readonly allowedNoise: RegExp
}

/** Playwright's `test` for this site: any error or warning in the console that nobody asked for fails the test. */
export const test = base.extend<SiteOptions & { readonly quietConsole: undefined }>({
  allowedNoise: [/(?!)/, { option: true }],
  quietConsole: [
    async ({ context, allowedNoise }, use) => {
      const noise: string[] = []
      const note = (line: string) => {
        if (!allowedNoise.test(line)) noise.push(line)
      }
      context.on('console', message => {
        if (message.type() === 'error' || message.type() === 'warning') note(message.text())
      })
      context.on('weberror', error => note(error.error().message))
      await use(undefined)
      expect(noise, 'errors and warnings in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
