/**
 * `npm run lab -- drawings` renders changed drawings of all apps to AVIF and WebP at several widths; commit
 * the results. Link previews show drawings too: run `npm run lab -- previews` afterwards.
 */
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { listDrawingWidths } from '../../ui/drawing-widths.ts'
import { apps, projectRoot, type App } from '@kutuhal/build/apps.ts'
import {
  findDrawings,
  listFiles,
  getDrawingPicturesFolder,
  listDrawingPictureFiles,
  type Drawing,
} from './drawings.ts'
import { addPrintEffect } from './print-effect.ts'
import {
  fingerprintDrawing,
  readRenderedFingerprints,
  writeRenderedFingerprints,
} from './rendered-fingerprints.ts'

/** SVG's default; sharp renders at a multiple of it. */
const SVG_DENSITY = 72

for (const app of apps) {
  const drawings = findDrawings(app)
  const rendered = readRenderedFingerprints(app)
  const wanted = new Set(drawings.flatMap(listDrawingPictureFiles))
  for (const file of listFiles(getDrawingPicturesFolder(app))) {
    if (!wanted.has(file)) rmSync(path.join(getDrawingPicturesFolder(app), file))
  }
  for (const drawing of drawings) {
    const isThere = listDrawingPictureFiles(drawing).every(file =>
      existsSync(path.join(getDrawingPicturesFolder(app), file)),
    )
    if (!isThere || rendered.get(drawing.name) !== fingerprintDrawing(drawing)) await render(app, drawing)
  }
  if (drawings.length > 0) writeRenderedFingerprints(app, drawings)
}

async function render(app: App, drawing: Drawing): Promise<void> {
  const widths = listDrawingWidths(drawing.width)
  const print = await printOf(drawing, Math.max(...widths) / drawing.width)
  for (const file of listDrawingPictureFiles(drawing)) {
    const target = path.join(getDrawingPicturesFolder(app), file)
    mkdirSync(path.dirname(target), { recursive: true })
    const [, width, format] = /-(\d+)\.(\w+)$/.exec(file) ?? []
    const picture = sharp(print).resize(Number(width))
    // At a lower resolution of colours, AVIF and WebP would blur thin coloured lines.
    if (format === 'avif') await picture.avif({ quality: 45, chromaSubsampling: '4:4:4' }).toFile(target)
    else
      await picture.webp({ quality: 60, effort: 6, preset: 'drawing', smartSubsample: true }).toFile(target)
    console.log(
      `${path.relative(projectRoot, target).padEnd(64)} ${(statSync(target).size / 1000).toFixed(1)} kB`,
    )
  }
}

/** With its print effect. */
async function printOf(drawing: Drawing, scale: number): Promise<Buffer> {
  const pixels = (svg: string) =>
    sharp(Buffer.from(svg), { density: SVG_DENSITY * scale })
      .png()
      .toBuffer()
  const [flat, print] = await Promise.all([pixels(drawing.svg), pixels(addPrintEffect(drawing))])
  const { isOpaque } = await sharp(flat).stats()
  // A drawing without transparent parts must keep straight edges, and those of the print waver.
  return isOpaque
    ? sharp(flat)
        .composite([{ input: print }])
        .png()
        .toBuffer()
    : print
}
