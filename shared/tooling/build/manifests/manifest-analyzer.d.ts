/** Types for this entry of the analyzer, since the package's own types lack its exports. */
declare module '@custom-elements-manifest/analyzer/index.js' {
  import type { Module, Package } from 'custom-elements-manifest/schema'
  import type * as typescript from 'typescript'

  export const ts: typeof typescript

  export function create(input: {
    readonly modules: readonly typescript.SourceFile[]
    readonly plugins: readonly {
      readonly name: string
      readonly moduleLinkPhase: (parameters: { readonly moduleDoc: Module }) => void
    }[]
  }): Package
}
