import path from 'node:path'
import type { Configuration } from 'webpack'
import { root } from './apps.ts'
import { MAPS } from './release.ts'

/**
 * Where a build puts its source maps, and what they call the sources: by their path from the project's root, so that it makes no
 * difference where that is.
 * @param below the folder of the build's files in the release, if they do not lie at its top
 */
export function sourceMapOutput(
  below?: string,
): Pick<NonNullable<Configuration['output']>, 'sourceMapFilename' | 'devtoolModuleFilenameTemplate'> {
  return {
    sourceMapFilename: below === undefined ? `${MAPS}/[file].map` : `../${MAPS}/${below}/[file].map`,
    devtoolModuleFilenameTemplate: nameOfSource,
  }
}

interface SourceInfo {
  readonly absoluteResourcePath: string
  readonly resourcePath: string
}

/** What webpack writes itself has no path. */
const nameOfSource = ({ absoluteResourcePath, resourcePath }: SourceInfo): string =>
  path.isAbsolute(absoluteResourcePath)
    ? path.relative(root, absoluteResourcePath).split(path.sep).join('/')
    : resourcePath
