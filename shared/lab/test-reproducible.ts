/**
 * `npm run lab -- reproducible`: builds every app in a copy of the project with its own packages, and
 * compares each file with the local build. Takes a minute or two.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { apps, projectRoot } from '@kutuhal/build/apps.ts'
import { copyProject } from '@kutuhal/testing/project-copy.ts'
import { buildAppInProject, findDifferingFiles } from '@kutuhal/testing/build-app-in.ts'

const VERSION = '1.0.0'
const copy = copyProject(apps, 'inside')
const builds = mkdtempSync(path.join(tmpdir(), 'builds-'))

try {
  for (const app of apps) {
    const [here, there] = [projectRoot, copy].map((project, index) =>
      buildAppInProject(project, app, VERSION, path.join(builds, `${app}-${index}`)),
    )
    const different = here && there ? findDifferingFiles(here, there) : []
    const count = Object.keys({ ...here?.files, ...here?.maps }).length
    console.log(
      different.length > 0
        ? `${app}: differs in ${different.join(', ')}`
        : `${app}: ${count} files, all alike`,
    )
    if (different.length > 0) process.exitCode = 1
  }
} finally {
  for (const folder of [copy, builds]) rmSync(folder, { recursive: true, force: true })
}
