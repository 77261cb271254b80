import type { Compiler } from 'webpack'

/**
 * Gives the first module of a container a fixed id. webpack's own id contains the project's path, so the same
 * sources would give a different container in every folder.
 */
export class ContainerModuleIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ContainerModuleId', compilation => {
      // Set the id before webpack does: webpack keeps ids that already exist.
      compilation.hooks.beforeModuleIds.tap('ContainerModuleId', modules => {
        for (const module of modules) {
          const isContainer = module.identifier().startsWith('container entry ')
          if (isContainer) compilation.chunkGraph.setModuleId(module, 'container')
        }
      })
    })
  }
}
