/**
 * `npm run lab -- reproducible`: builds every app in a copy of the project with its own packages, and
 * compares each file with the local build. Takes a minute or two.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { apps, projectRoot } from '@kutuhal/build/apps.ts'
import { copyProject } from '@kutuhal/testing/releases/project-copy.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { buildAppInProject } from '@kutuhal/testing/releases/build-app-in.ts'

const VERSION = '1.0.0'
const copy = copyProject(apps, 'inside')
const builds = mkdtempSync(path.join(tmpdir(), 'builds-'))

try {
  for (const app of apps) {
    const [here, there] = [projectRoot, copy].map((project, index) =>
      filesOf(buildAppInProject(project, app, VERSION, path.join(builds, `${app}-${index}`))),
    )
    const names = Object.keys({ ...here, ...there })
    const different = names.filter(name => here?.[name]?.sha384 !== there?.[name]?.sha384)
    const verdict =
      different.length > 0 ? `differs in ${different.join(', ')}` : `${names.length} files, all alike`
    console.log(`${app}: ${verdict}`)
    if (different.length > 0) process.exitCode = 1
  }
} finally {
  for (const folder of [copy, builds]) rmSync(folder, { recursive: true, force: true })
}

/** The files of a build, including source maps. */
function filesOf({ files, maps }: Release): Release['files'] {
  return { ...files, ...maps }
}
