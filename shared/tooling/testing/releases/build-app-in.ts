import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { App } from '@kutuhal/build/apps.ts'
import type { Release } from '@kutuhal/build/release.ts'

/**
 * Builds an app of the project or of a copy of the project.
 * @param project folder of the project or of the copy
 * @param dist output folder
 * @returns the content of the build's `release.json`
 * @throws Error with the build's own message if the app does not build
 */
export function buildAppInProject(project: string, app: App, version: string, dist: string): Release {
  const args = ['--import', 'tsx', 'shared/tooling/build/build-app.ts', app, version, '--dist', dist]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${app} did not build in ${project}:\n${stderr}`)
  // The build wrote this file.
  return JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as Release
}
