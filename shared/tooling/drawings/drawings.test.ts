import { statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { apps } from '@kutuhal/build/apps.ts'
import { findDrawings, listFiles, getDrawingPicturesFolder, listDrawingPictureFiles } from './drawings.ts'
import { fingerprintDrawing, readRenderedFingerprints } from './rendered-fingerprints.ts'

/** At its own size, 640 px wide, in the most common format; bytes. */
const HEAVIEST = 20_000

const drawn = apps
  .map(app => ({ app, drawings: findDrawings(app) }))
  .filter(({ drawings }) => drawings.length > 0)
const pictures = drawn.flatMap(({ app, drawings }) =>
  drawings.flatMap(listDrawingPictureFiles).map(file => path.join(getDrawingPicturesFolder(app), file)),
)

it('finds the drawings of the apps', () => {
  expect(drawn.map(({ app }) => app)).toEqual(expect.arrayContaining(['shell', 'mf-content']))
  expect(pictures.length).toBeGreaterThan(300)
})

it.each(drawn)(
  'shows the drawings of $app as they are now (else: npm run lab -- drawings)',
  ({ app, drawings }) => {
    const now = drawings.map(drawing => [drawing.name, fingerprintDrawing(drawing)])
    expect(Object.fromEntries(readRenderedFingerprints(app))).toEqual(Object.fromEntries(now))
  },
)

it.each(drawn)(
  'keeps the pictures of its drawings in public/drawings of $app, and no others',
  ({ app, drawings }) => {
    expect(listFiles(getDrawingPicturesFolder(app))).toEqual(drawings.flatMap(listDrawingPictureFiles).sort())
  },
)

it('renders each picture in the format and width of its name', async () => {
  const found = await Promise.all(
    pictures.map(async file => {
      const { format, width } = await sharp(file).metadata()
      return `${width}.${format === 'heif' ? 'avif' : format}`
    }),
  )
  expect(found).toEqual(pictures.map(file => file.replace(/^.*-(?=\d+\.)/, '')))
})

it('keeps every picture light', () => {
  const heavy = pictures.filter(file => file.endsWith('-640.avif') && statSync(file).size > HEAVIEST)
  expect(heavy).toEqual([])
})
