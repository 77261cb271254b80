import path from 'node:path'
import type { Configuration } from 'webpack'
import { projectRoot } from '../apps.ts'
import { SOURCE_MAPS_FOLDER } from '../release.ts'

/** Sources are named relative to the project's root, so that maps do not depend on its location. */
export function createSourceMapOptions(
  below?: string,
): Pick<NonNullable<Configuration['output']>, 'sourceMapFilename' | 'devtoolModuleFilenameTemplate'> {
  return {
    sourceMapFilename:
      below === undefined
        ? `${SOURCE_MAPS_FOLDER}/[file].map`
        : `../${SOURCE_MAPS_FOLDER}/${below}/[file].map`,
    devtoolModuleFilenameTemplate: nameOfSource,
  }
}

/** webpack's own modules have no path. */
const nameOfSource = (source: Readonly<Record<'absoluteResourcePath' | 'resourcePath', string>>): string =>
  path.isAbsolute(source.absoluteResourcePath)
    ? path.relative(projectRoot, source.absoluteResourcePath).split(path.sep).join('/')
    : source.resourcePath
