import sharp from 'sharp'
import { addPrintEffect } from './print-effect.ts'

/** Pixels per unit: the lines of a printed drawing waver by less than one unit. */
const SCALE = 4

const drawing = {
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80">
<path d="M20 20h40v40H20z" fill="#c93a22"/></svg>`,
  width: 80,
  height: 80,
}

async function printed() {
  const svg = Buffer.from(addPrintEffect(drawing))
  const { data, info } = await sharp(svg, { density: 72 * SCALE })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const alphaAt = (x: number, y: number) => data.readUInt8((y * info.width + x) * info.channels + 3)
  return { data, info, alphaAt }
}

it('keeps the size of a drawing and what is see-through in it', async () => {
  const { info, alphaAt } = await printed()
  expect(info).toMatchObject({ width: 80 * SCALE, height: 80 * SCALE })
  expect([alphaAt(0, 0), alphaAt(160, 160)]).toEqual([0, 255])
})

it('lets a straight edge waver, and no further than a line is thick', async () => {
  const { info, alphaAt } = await printed()
  const row = Array.from({ length: info.width }, (_, x) => x)
  const starts = [90, 110, 130, 150, 170, 190, 210].map(y => row.find(x => alphaAt(x, y) > 128) ?? 0)
  expect(new Set(starts).size).toBeGreaterThan(2)
  for (const start of starts) expect(Math.abs(start - 20 * SCALE)).toBeLessThanOrEqual(2 * SCALE)
})

it('prints the same every time', async () => {
  const [once, again] = await Promise.all([printed(), printed()])
  expect(once.data.equals(again.data)).toBe(true)
})
