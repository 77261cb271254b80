import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The folders that hold an app, in the order of their local ports. Names only: what an app consists of, and which files it
 * has, nobody knows but its own build.
 */
export const apps = ['shell', 'mf-content', 'mf-chat', 'mf-maze', 'mf-contact'] as const
export type App = (typeof apps)[number]

/** A value for each app. */
export function everyApp<Value>(valueOf: (app: App) => Value): Record<App, Value> {
  return {
    shell: valueOf('shell'),
    'mf-content': valueOf('mf-content'),
    'mf-chat': valueOf('mf-chat'),
    'mf-maze': valueOf('mf-maze'),
    'mf-contact': valueOf('mf-contact'),
  }
}

export function isApp(name: string | undefined): name is App {
  return apps.some(app => app === name)
}

export const appFolder = (app: App): string => path.join(root, app)

/** The version in an app's package.json. */
export function packageVersion(app: App): string {
  const manifest: unknown = JSON.parse(readFileSync(path.join(appFolder(app), 'package.json'), 'utf8'))
  if (manifest instanceof Object && 'version' in manifest && typeof manifest.version === 'string') {
    return manifest.version
  }
  throw new Error(`${app}/package.json has no "version". Add one, e.g. "version": "1.0.0".`)
}
