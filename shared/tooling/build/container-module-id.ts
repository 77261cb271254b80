import type { Compiler } from 'webpack'

/**
 * Gives the first module of a container an id of its own. webpack would make one from what the plugin calls the module, which names the folder that
 * the project lies in: then the same sources give another container in every folder.
 */
export class ContainerModuleId {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ContainerModuleId', compilation => {
      // Ids that are there already, webpack leaves alone.
      compilation.hooks.beforeModuleIds.tap('ContainerModuleId', modules => {
        for (const module of modules) {
          const isContainer = module.identifier().startsWith('container entry ')
          if (isContainer) compilation.chunkGraph.setModuleId(module, 'container')
        }
      })
    })
  }
}
