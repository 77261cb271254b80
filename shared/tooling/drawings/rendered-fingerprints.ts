/** `drawings/rendered.json` has a hash of each picture's source, so that later changes are noticed. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { appFolder, type App } from '@kutuhal/build/apps.ts'
import { shortHash } from '@kutuhal/build/hashes.ts'
import type { Drawing } from './drawings.ts'
import { addPrintEffect } from './print-effect.ts'

const fileOf = (app: App): string => path.join(appFolder(app), 'drawings', 'rendered.json')

export function readRenderedFingerprints(app: App): ReadonlyMap<string, unknown> {
  if (!existsSync(fileOf(app))) return new Map()
  const written: unknown = JSON.parse(readFileSync(fileOf(app), 'utf8'))
  return new Map(written instanceof Object ? Object.entries(written) : [])
}

export function writeRenderedFingerprints(app: App, drawings: readonly Drawing[]): void {
  const entries = drawings.map(drawing => [drawing.name, fingerprintDrawing(drawing)])
  writeFileSync(fileOf(app), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
}

export const fingerprintDrawing = (drawing: Drawing): string => shortHash(addPrintEffect(drawing))
