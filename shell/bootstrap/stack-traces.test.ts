describe('stack traces', () => {
  it('are off from the import on, until they are restored', async () => {
    const { stackTraceLimit } = Error
    const { restoreStackTraces } = await import('./stack-traces.ts')
    const withoutTrace = new Error('without a trace')
    restoreStackTraces()
    expect(withoutTrace.stack).toBeUndefined()
    expect(Error.stackTraceLimit).toBe(stackTraceLimit)
    expect(new Error('with a trace').stack).toContain('stack-traces.test')
  })
})
