/**
 * An app's drawings are SVG files in `drawings/`. `npm run lab -- drawings` renders them into
 * `public/drawings/`. The pictures are committed, so no build has to render them.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { listDrawingWidths } from '../../ui/drawing-widths.ts'
import { appFolder, type App } from '@kutuhal/build/apps.ts'

export interface Drawing {
  /** Path below the app's `drawings/`, without the file extension. */
  readonly name: string
  readonly svg: string
  readonly width: number
  readonly height: number
}

const FORMATS = ['avif', 'webp']

/** @throws Error if a drawing does not state its size */
export function findDrawings(app: App): readonly Drawing[] {
  const folder = path.join(appFolder(app), 'drawings')
  return listFiles(folder)
    .filter(file => file.endsWith('.svg'))
    .map(file => readDrawing(path.join(folder, file), file.replace(/\.svg$/, '')))
}

function readDrawing(file: string, name: string): Drawing {
  const svg = readFileSync(file, 'utf8')
  const [, width, height] = /^<svg [^>]*viewBox="0 0 (\d+) (\d+)" width="\1" height="\2">/.exec(svg) ?? []
  if (width === undefined || height === undefined) {
    throw new Error(
      `${file} does not say its size. Let it begin: <svg … viewBox="0 0 640 400" width="640" height="400">`,
    )
  }
  return { name, svg, width: Number(width), height: Number(height) }
}

export const getDrawingPicturesFolder = (app: App): string => path.join(appFolder(app), 'public', 'drawings')

/** Relative to the app's public/drawings/. */
export function listDrawingPictureFiles({ name, width }: Drawing): readonly string[] {
  return FORMATS.flatMap(format => listDrawingWidths(width).map(size => `${name}-${size}.${format}`))
}

/** With slashes on every system; empty if the folder does not exist. */
export function listFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort()
}
