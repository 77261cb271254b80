import { ink, indigo, sand, paper } from './palette.js'
import { clamp, hump, lerp, smooth } from './ease.js'
import { cut, length } from './path.js'
import { walk, trace } from './kolam.js'

export const PITCH = 60
export const FOCUS = [930, 300]
const SCALLOPS = 30

// The block-printed roundel everything happens in front of. In one loop it
// turns by exactly one scallop, so the seam does not show.
export function roundel(c, t) {
  const [x, y] = FOCUS,
    r = 228,
    step = (Math.PI * 2) / SCALLOPS
  c.save()
  c.translate(x, y)
  c.rotate(t * step)
  c.fillStyle = indigo
  c.beginPath()
  c.arc(0, 0, r, 0, 7)
  for (let i = 0; i < SCALLOPS; i++) {
    const a = i * step
    c.moveTo(0, 0)
    c.arc(Math.cos(a) * r, Math.sin(a) * r, 20, 0, 7)
  }
  c.fill()
  c.fillStyle = ink
  for (let i = 0; i < SCALLOPS; i++) {
    c.save()
    c.rotate(i * step)
    c.beginPath()
    c.arc(r + 1, 0, 6, 0, 7)
    c.fill()
    // carved leaf
    c.rotate(step / 2)
    c.beginPath()
    c.moveTo(r - 8, 0)
    c.quadraticCurveTo(r - 22, 9, r - 36, 0)
    c.quadraticCurveTo(r - 22, -9, r - 8, 0)
    c.fill()
    c.restore()
  }
  c.lineWidth = 3
  c.strokeStyle = ink
  c.beginPath()
  c.arc(0, 0, r - 46, 0, 7)
  c.stroke()
  c.restore()
}

// Behind the headline: one long kolam of which only slow faint stretches are
// ever seen. Each stretch ends the loop where the next one began it.
const plain = (w, h) => Array.from({ length: w * h }, (_, i) => [i % w, Math.floor(i / w)])
const quiet = trace(walk(plain(9, 10), [], [0, 0, 0, 1]), PITCH, 90, 120)
const quietLength = length(quiet)
const STRETCHES = 7
export function whispers(c, t) {
  c.save()
  c.strokeStyle = indigo
  c.globalAlpha = 0.45
  c.lineWidth = 3
  c.lineCap = c.lineJoin = 'round'
  for (let i = 0; i < STRETCHES; i++) {
    const from = (i + t) / STRETCHES,
      to = from + 0.26 / STRETCHES
    for (const [a, b] of to > 1
      ? [
          [from, 1],
          [0, to - 1],
        ]
      : [[from, to]]) {
      c.beginPath()
      cut(quiet, a, b).forEach(([x, y], j) => (j ? c.lineTo(x, y) : c.moveTo(x, y)))
      c.stroke()
    }
  }
  c.restore()
}

const dots = []
for (let x = 30; x < 1290; x += PITCH) for (let y = 60; y <= 720; y += PITCH) dots.push({ x, y })
const chance = (x, y) => {
  const v = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453
  return v - Math.floor(v)
}

// `near` says how strongly the line is felt at a dot, 0 to 1
export function grid(c, s, near) {
  for (const { x, y } of dots) {
    const side = smooth((x - 470) / 330)
    const felt = near(x, y)
    const sky = x > 620 && y < 560 && chance(x, y) > 0.5
    const delay = chance(y, x) * 0.7
    const star = sky ? hump(s, 4.1 + delay, 6.6 + delay) : 0
    c.globalAlpha = lerp(0.2, 0.85, Math.max(side, 0)) + 0.15 * felt * side
    c.fillStyle = felt > 0.5 ? paper : sand
    const r = lerp(2.4, 3.4, side) + 1.8 * felt
    c.beginPath()
    c.arc(x, y, r, 0, 7)
    if (star > 0.01) {
      const R = r + 8 * star,
        q = r * 0.7
      for (let i = 0; i < 8; i++) {
        const a = (i * Math.PI) / 4,
          v = i % 2 ? q : R
        c[i ? 'lineTo' : 'moveTo'](x + Math.cos(a) * v, y + Math.sin(a) * v)
      }
    }
    c.fill()
  }
  c.globalAlpha = 1
}

// Fills arrive and leave as dots of one fine screen that is tied to the grid:
// Both times the foot of the box goes first, as the line does. `come` and
// `gone` run from 0 to 1.
const FINE = PITCH / 4
export function screen(c, [come, gone], [x0, y0, x1, y1], paint) {
  const leaving = gone > 0,
    k = leaving ? 1 - gone : come
  if (k <= 0) return
  c.save()
  if (k < 1) {
    c.beginPath()
    const spread = 0.55
    for (let y = Math.floor(y0 / FINE) * FINE; y <= y1 + FINE; y += FINE) {
      for (let x = Math.floor(x0 / FINE) * FINE; x <= x1 + FINE; x += FINE) {
        const up = clamp((y1 - y) / (y1 - y0)) * 0.8 + chance(x, y) * 0.2
        const late = leaving ? 1 - up : up
        const v = clamp(k * (1 + spread) - late * spread)
        if (v <= 0) continue
        const r = smooth(v) * FINE * 0.76
        c.moveTo(x + r, y)
        c.arc(x, y, r, 0, 7)
      }
    }
    c.clip()
  }
  paint()
  c.restore()
}

// A printed border under the ground line; towards the headline it thins out
export function border(c) {
  c.fillStyle = indigo
  for (let x = 615; x < 1300; x += 30) {
    const k = smooth((x - 600) / 380)
    const w = lerp(2, 13, k),
      h = lerp(2, 26, k),
      y = 704
    c.beginPath()
    c.moveTo(x, y - h)
    c.quadraticCurveTo(x + w, y - h * 0.35, x + w, y)
    c.lineTo(x - w, y)
    c.quadraticCurveTo(x - w, y - h * 0.35, x, y - h)
    c.fill()
    c.fillRect(x - 15 * k, y + 5, 30 * k, 4 * k)
  }
  c.fillStyle = ink
  for (let x = 615; x < 1300; x += 30) {
    c.beginPath()
    c.arc(x, 697, 4 * smooth((x - 720) / 260), 0, 7)
    c.fill()
  }
}
