import type { Compiler } from 'webpack'

/** What webpack calls the part of its runtime that makes the Trusted Types policy. */
const PART = 'trusted types policy'

/**
 * Lets a build take its Trusted Types policy under a second name where documents do not allow the first: shells from before policies had the
 * name of their remote allow that of the container, and a rollback may bring one back.
 */
export class OlderPolicy {
  constructor(private readonly name: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OlderPolicy', compilation => {
      compilation.hooks.runtimeModule.tap('OlderPolicy', module => {
        if (module.name !== PART) return
        const code = module.generate.bind(module)
        module.generate = () =>
          code()?.replace(
            /policy = (trustedTypes\.createPolicy\()"[^"]*"(, policy\);)/,
            (first, call: string, rest: string) =>
              `try { ${first} } catch { policy = ${call}${JSON.stringify(this.name)}${rest} }`,
          ) ?? null
      })
    })
  }
}
