import type { Compiler } from 'webpack'

/**
 * Names the chunk of each page and panel after its folder, so that documents can preload it:
 * `pages/contact/page.ts` becomes `page-contact`.
 */
export class PageChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PageChunks', compilation => {
      compilation.hooks.finishModules.tap('PageChunks', modules => {
        for (const block of [...modules].flatMap(module => module.blocks)) {
          const [, kind, key] = PAGE.exec(block.request ?? '') ?? []
          if (kind !== undefined) block.chunkName = `${kind}-${key}`
        }
      })
    })
  }
}

const PAGE = /\/(page|panel)s\/([^/]+)\/(?:page\.ts|Panel\.tsx)$/
