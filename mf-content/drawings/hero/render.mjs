// Renders scene.html to films and posters in mf-content/public/media/hero/, or only those named as arguments.
// Run it from the repository root; it needs ffmpeg and Chromium. FRAMES=<folder> keeps the single frames.
//   CHROME_PATH=/usr/bin/chromium node mf-content/drawings/hero/render.mjs [film or 'posters' …]
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SECONDS } from './clock.js'

const FPS = 30,
  // widths in px
  POSTERS = [640, 960, 1280, 1920]
const count = Math.round(FPS * SECONDS)
const chosen = process.argv.slice(2)
const wanted = name => chosen.length === 0 || chosen.includes(name)
const widthOf = name => (name.startsWith('hero-1920') ? 1920 : 1280)
const words = text => text.split(' ')
// `-g` is the distance of keyframes. Set to the number of all frames, only the first frame is a keyframe, so
// the film stays small.
const flags = {
  'hero.av1.mp4': words(
    `-c:v libsvtav1 -preset 3 -crf 46 -g ${count} -svtav1-params scm=1 -movflags +faststart`,
  ),
  // The film for wide windows exists only in AV1, because VP9 and H.264 would need twice as many bytes.
  'hero-1920.av1.mp4': words(
    `-c:v libsvtav1 -preset 4 -crf 51 -g ${count} -svtav1-params scm=1 -movflags +faststart`,
  ),
  'hero.webm': words(
    `-c:v libvpx-vp9 -crf 47 -b:v 0 -deadline good -cpu-used 1 -row-mt 1 -g ${count} -auto-alt-ref 6 -lag-in-frames 25 -tune-content screen`,
  ),
  'hero.mp4': words(
    `-c:v libx264 -preset veryslow -tune animation -g ${count} -crf 31 -profile:v high -movflags +faststart`,
  ),
}
const films = Object.keys(flags).filter(wanted)
const here = fileURLToPath(new URL('.', import.meta.url))
const out = join(here, '../../public/media/hero')
const frames = process.env.FRAMES || mkdtempSync(join(tmpdir(), 'hero-'))
mkdirSync(out, { recursive: true })
mkdirSync(frames, { recursive: true })

// Import whichever of the two packages is installed: both can launch Chromium.
const { chromium } = await import('playwright').catch(() => import('playwright-core'))

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
  // software rendering, so that every machine gives the same pixels
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
})
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
page.on('pageerror', error => {
  throw error
})
// Modules need an origin, so the folder is served at the fictional origin http://hero.test.
await page.route('http://hero.test/**', route =>
  route.fulfill({ path: join(here, new URL(route.request().url()).pathname) }),
)
await page.goto('http://hero.test/scene.html?still')
await page.waitForFunction('window.drawAt')
const widen = width =>
  page.evaluate(scale => {
    const stage = document.getElementById('stage')
    stage.width = 1280 * scale
    stage.height = 720 * scale
    stage.getContext('2d').scale(scale, scale)
  }, width / 1280)
for (const width of new Set(films.map(widthOf))) {
  await widen(width)
  for (let i = 0; i < count; i++) {
    const url = await page.evaluate(t => {
      window.drawAt(t)
      return document.getElementById('stage').toDataURL('image/png')
    }, i / count)
    writeFileSync(
      join(frames, `${width}-${String(i).padStart(3, '0')}.png`),
      Buffer.from(url.split(',')[1], 'base64'),
    )
  }
}
for (const width of wanted('posters') ? POSTERS : []) {
  await widen(width)
  const url = await page.evaluate(() => {
    window.drawAt(0)
    return document.getElementById('stage').toDataURL('image/png')
  })
  writeFileSync(join(frames, `poster-${width}.png`), Buffer.from(url.split(',')[1], 'base64'))
}
await browser.close()

// the AV1 encoder is verbose by default
process.env.SVT_LOG ??= '1'
const ffmpeg = (...args) =>
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args.flat(2)], { stdio: ['ignore', 'inherit', 'inherit'] })
const film = width => ['-framerate', FPS, '-i', join(frames, `${width}-%03d.png`)].map(String)
// Films and AVIF posters use one colour space: otherwise, colours would change when the film replaces the
// poster.
const yuv = format => [
  '-vf',
  `scale=out_color_matrix=bt709:out_range=tv,format=${format}`,
  ...words('-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv'),
]
for (const name of films) {
  const encode = [film(widthOf(name)), yuv('yuv420p'), '-an', flags[name]]
  if (name !== 'hero.webm') {
    ffmpeg(encode, join(out, name))
    continue
  }
  // VP9 compresses best in two passes
  const log = ['-passlogfile', join(frames, 'vp9')]
  ffmpeg(encode, log, words('-pass 1 -f null -'))
  ffmpeg(encode, log, words('-pass 2'), join(out, name))
}

const avif = words('-c:v libaom-av1 -still-picture 1 -cpu-used 0 -b:v 0 -crf 28')
const webp = words('-c:v libwebp -compression_level 6 -preset drawing -quality 70')
for (const width of wanted('posters') ? POSTERS : []) {
  const still = ['-i', join(frames, `poster-${width}.png`)]
  ffmpeg(still, yuv('yuv444p'), avif, join(out, `poster-${width}.avif`))
  ffmpeg(still, webp, join(out, `poster-${width}.webp`))
}

for (const name of readdirSync(out)) {
  console.log(name, statSync(join(out, name)).size)
}
if (!process.env.FRAMES) rmSync(frames, { recursive: true })
