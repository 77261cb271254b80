it('leaves errors without a trace until they are restored', async () => {
  const limit = Error.stackTraceLimit
  const { restoreStackTraces } = await import('./stack-traces.ts')
  const early = new Error('while react-dom is evaluated')
  restoreStackTraces()
  expect(early.stack).toBeUndefined()
  expect(new Error('later').stack).toContain('stack-traces.test')
  expect(Error.stackTraceLimit).toBe(limit)
})
