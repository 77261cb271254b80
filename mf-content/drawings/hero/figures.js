import * as ink from './palette.js'
import { carve, carved, blob, place, sample } from './path.js'
import { clamp, lerp } from './ease.js'

const disc = (c, x, y, r, fill) => {
  c.fillStyle = fill
  c.beginPath()
  c.arc(x, y, r, 0, 7)
  c.fill()
}
const area = (c, path, fill) => {
  c.fillStyle = fill
  c.fill(path)
}
const into = (c, { x, y, turn = 0, size = 1 }) => {
  c.translate(x, y)
  c.rotate(turn)
  c.scale(size, size)
}

// ---- robot: stands on y = 0, wheels round two neighbouring-but-one dots
const wheels = sample(
  'M-60 0A30 30 0 0 0 -60 -60A30 30 0 0 0 -60 0L60 0A30 30 0 0 0 60 -60A30 30 0 0 0 60 0L72 0',
)
const robotBody = carved(
  'M72 0C92 -2 106 -18 106 -40L106 -108Q106 -132 82 -132L58 -132L58 -148L70 -148Q86 -148 86 -164L86 -208' +
    'Q86 -224 70 -224L-18 -224Q-34 -224 -34 -208L-34 -164Q-34 -148 -18 -148L-6 -148L-6 -132L-82 -132Q-106 -132 -106 -108L-106 -66Q-106 -46 -86 -46' +
    // through the body like a trace on a board, round a dot, then round the eye
    'L-86 -46Q-106 -46 -106 -66L-106 -92L-68 -92A18 18 0 1 0 -32 -92A18 18 0 1 0 -68 -92A18 18 0 0 0 -32 -92L26 -92L26 -160A26 26 0 1 0 26 -212A26 26 0 1 0 26 -160A26 26 0 0 0 26 -212L26 -262',
  0.7,
)
const chassis = blob(
  'M106 -40L106 -108Q106 -132 82 -132L-82 -132Q-106 -132 -106 -108L-106 -66Q-106 -46 -86 -46L90 -46Z',
)
const neck = blob('M-6 -152H58V-128H-6Z')
const head = blob(
  'M86 -164L86 -208Q86 -224 70 -224L-18 -224Q-34 -224 -34 -208L-34 -164Q-34 -148 -18 -148L70 -148Q86 -148 86 -164Z',
)

const leanBody = (pts, lean) =>
  place(
    pts.map(([x, y]) => [x, y + 30]),
    { y: -30, turn: lean },
  )
export const robotLine = p => place([...wheels, ...leanBody(robotBody, p.lean)], p)
export const robotScrew = p => place(leanBody([[-45, -91]], p.lean), p)[0]
export const robotTip = p => robotLine(p).at(-1)

export function robot(c, p) {
  c.save()
  into(c, p)
  c.save()
  c.translate(0, -30)
  c.rotate(p.lean)
  c.translate(-4, 33)
  area(c, neck, ink.mint)
  area(c, chassis, ink.peacock)
  area(c, head, ink.teal)
  c.fillStyle = ink.mint
  for (let i = 0; i < 3; i++) c.fillRect(52 + i * 14, -112, 7, 26)
  c.fillStyle = ink.sand
  c.fillRect(-100, -66, 202, 7)
  disc(c, -48, -94, 15, ink.sand)
  c.save()
  c.translate(-48, -94)
  c.rotate(p.screw + 0.5)
  c.fillStyle = ink.ink
  c.fillRect(-15, -3, 30, 6)
  c.restore()
  disc(c, 26, -186, 25, ink.paper)
  disc(c, 26 + p.look[0] * 10, -186 + p.look[1] * 10, 12, ink.ink)
  disc(c, 22 + p.look[0] * 10, -190 + p.look[1] * 10, 3.5, ink.paper)
  disc(c, -14, -206, 4, ink.peacock)
  disc(c, 68, -206, 4, ink.peacock)
  disc(c, 26 + 4, -262, 11, ink.ember)
  c.restore()
  for (const x of [-60, 60]) {
    c.save()
    c.translate(x, -30)
    disc(c, 0, 0, 30, ink.vermilion)
    c.rotate(p.roll)
    for (let i = 0; i < 5; i++) {
      c.rotate((Math.PI * 2) / 5)
      disc(c, 0, -17, 4.5, ink.rose)
    }
    disc(c, 0, 0, 8, ink.sand)
    c.restore()
  }
  c.restore()
}

// ---- drone: 0,0 is the middle of its camera
const blades = x => `A54 11 0 1 1 ${x} -87A54 11 0 1 1 ${x} -65`
const droneOutline = carved(
  'M0 14A14 14 0 1 0 0 -14A14 14 0 1 0 0 14A14 14 0 0 0 0 -14L30 -14L46 22L30 -14Q52 -18 52 -36L104 -48L104 -65' +
    blades(104) +
    'L104 -48L52 -40Q46 -64 0 -64Q-46 -64 -52 -40Q-52 -18 -30 -14L-46 22L-30 -14L0 -14L-30 -14Q-52 -18 -52 -36L-104 -48L-104 -65' +
    blades(-104) +
    'A54 11 0 0 1 -158 -76',
  0.5,
)
const hull = blob('M52 -36Q46 -64 0 -64Q-46 -64 -52 -36Q-52 -16 -30 -14L30 -14Q52 -16 52 -36Z')
export const droneLine = p => place(droneOutline, p)

export function drone(c, p) {
  c.save()
  into(c, p)
  c.translate(-3, 3)
  for (const x of [-104, 104]) {
    c.fillStyle = ink.sky
    c.beginPath()
    c.ellipse(x, -76, 53, 10.5, 0, 0, 7)
    c.fill()
    // the blade is seen from the side: only its length changes
    c.fillStyle = ink.indigo
    const w = 46 * Math.cos(p.spin + (x > 0 ? 0 : 1.1))
    c.fillRect(x - Math.abs(w), -78.5, 2 * Math.abs(w), 5)
    c.fillStyle = ink.teal
    c.fillRect(x - 7, -66, 14, 20)
  }
  area(c, hull, ink.paper)
  c.fillStyle = ink.ember
  c.fillRect(-50, -38, 100, 9)
  disc(c, 0, 0, 14, ink.peacock)
  disc(c, 0, 1, 6, ink.mint)
  c.restore()
}

// ---- planet: the ring starts and ends on the limb, so nothing crosses behind
const R = 96,
  RA = 186,
  RB = 46
const limb = Math.acos(Math.sqrt((R * R - RB * RB) / (RA * RA - RB * RB)))
const oval = (a, b, from, to, n = 60) =>
  Array.from({ length: n + 1 }, (_, i) => {
    const f = lerp(from, to, i / n)
    return [Math.cos(f) * a, Math.sin(f) * b]
  })
const first = Math.atan2(Math.sin(Math.PI + limb) * RB, Math.cos(Math.PI + limb) * RA)
const globe = carve(oval(R, R, first + 2 * Math.PI, first, 120), 0.7)
const ring = carve([...oval(RA, RB, Math.PI + limb, -limb, 120), ...oval(RA, RB, -limb, 0, 30)], 0.7)
export const globeLine = p => place(globe, p)
export const ringLine = p => place(ring, p)

const halfRing = (c, front) => {
  // a little more than half, so that the halves meet without a hairline
  const s = (front ? 0 : Math.PI) - 0.02,
    e = s + Math.PI + 0.04
  c.fillStyle = ink.sand
  c.beginPath()
  c.ellipse(0, 0, RA - 3, RB - 2, 0, s, e)
  c.ellipse(0, 0, RA * 0.76, RB * 0.6, 0, e, s, true)
  c.fill()
  c.strokeStyle = ink.ember
  c.lineWidth = 3
  c.beginPath()
  c.ellipse(0, 0, RA * 0.88, RB * 0.8, 0, s, e)
  c.stroke()
}
const moon = (c, p, front) => {
  if (Math.sin(p.moon) > 0 !== front) return
  const x = Math.cos(p.moon) * (RA + 14),
    y = Math.sin(p.moon) * (RB + 18)
  disc(c, x, y, 15 + 3 * Math.sin(p.moon), ink.mint)
  disc(c, x - 4, y - 3, 4, ink.teal)
}

export function planet(c, p) {
  c.save()
  into(c, p)
  moon(c, p, false)
  halfRing(c, false)
  c.beginPath()
  c.arc(-4, 3, R, 0, 7)
  c.save()
  c.clip()
  c.fillStyle = ink.ember
  c.fillRect(-110, -110, 220, 220)
  // the bands drift: waves longer than the globe, so that they read as its turning
  for (const [y, h, fill, amp, ph] of [
    [-66, 20, ink.rose, 5, 0],
    [-20, 26, ink.vermilion, 7, 2],
    [38, 15, ink.rose, 5, 4],
    [70, 22, ink.vermilion, 4, 1],
  ]) {
    c.fillStyle = fill
    c.beginPath()
    for (let x = -110; x <= 110; x += 6) c.lineTo(x, y + amp * Math.sin(x * 0.045 + ph + p.spin))
    for (let x = 110; x >= -110; x -= 6)
      c.lineTo(x, y + h + amp * 0.7 * Math.sin(x * 0.055 + ph + 1 + p.spin))
    c.fill()
  }
  c.restore()
  c.restore()
}
export function ringFront(c, p) {
  c.save()
  into(c, p)
  halfRing(c, true)
  moon(c, p, true)
  c.restore()
}

// ---- plant with its sensor: in picture coordinates, it grows where the kolam ends
const leafL = carve(sample('M0 0C-46 -4 -112 -22 -140 -84C-80 -92 -14 -60 0 0'), 0.6)
const leafR = carve(sample('M0 0C40 -8 104 -30 128 -96C70 -98 10 -64 0 0'), 0.6)
const stemAt = (k, p) => {
  // base to tip; the tip ends level, running left, where the kolam begins
  const a = [930, 596],
    b = [916 + p.sway * 0.4, 556],
    d = [972 + p.sway, 446],
    e = [930, p.tipY]
  const j = 1 - k
  return [0, 1].map(i => j * j * j * a[i] + 3 * j * j * k * b[i] + 3 * j * k * k * d[i] + k * k * k * e[i])
}
const stem = (p, from, to) => Array.from({ length: 24 }, (_, i) => stemAt(lerp(from, to, i / 23), p))
const KL = 0.3,
  KR = 0.52
const leaves = p => {
  const l = stemAt(KL, p),
    r = stemAt(KR, p)
  return [
    place(leafL, { x: l[0], y: l[1], turn: p.leafL, size: p.open }),
    place(leafR, { x: r[0], y: r[1], turn: p.leafR, size: p.open }),
  ]
}
const post = carve(
  sample(
    'M1104 630L1104 560L1080 560Q1071 560 1071 551L1071 505Q1071 496 1080 496L1128 496Q1137 496 1137 505L1137 551Q1137 560 1128 560L1104 560L1104 630L1014 630',
  ),
  0.5,
)
const mound = carve(
  sample(
    'M1014 630C996 602 966 594 930 594C894 594 864 602 846 630L1014 630C996 602 966 594 930 594L930 596',
  ),
  0.5,
)
export const plantLine = p => {
  const [l, r] = leaves(p)
  return [...post, ...mound, ...stem(p, 0, KL), ...l, ...stem(p, KL, KR), ...r, ...stem(p, KR, 1)]
}

const poly = (c, pts, fill) => {
  c.fillStyle = fill
  c.beginPath()
  pts.forEach(([x, y], i) => (i ? c.lineTo(x, y) : c.moveTo(x, y)))
  c.fill()
}
const veins = (c, p, at, turn, dir) => {
  c.save()
  c.translate(...at)
  c.rotate(turn)
  c.scale(p.open * dir, p.open)
  c.strokeStyle = ink.mint
  c.lineWidth = 3.5
  c.lineCap = 'round'
  c.beginPath()
  c.moveTo(20, -16)
  c.quadraticCurveTo(70, -42, 104, -74)
  for (const [x, y, u, v] of [
    [48, -31, 44, -50],
    [70, -45, 70, -66],
    [56, -36, 78, -34],
    [78, -51, 98, -52],
  ]) {
    c.moveTo(x, y)
    c.lineTo(u, v)
  }
  c.stroke()
  c.restore()
}
export function plant(c, p) {
  const [l, r] = leaves(p)
  c.save()
  c.translate(-4, 3)
  poly(c, mound.slice(0, Math.round(mound.length * 0.5)), ink.vermilion)
  for (let i = -3; i <= 3; i++) disc(c, 930 + i * 21, 618 - (3 - Math.abs(i)) * 1.5, 3.5, ink.rose)
  poly(c, l, ink.teal)
  poly(c, r, ink.peacock)
  veins(c, p, stemAt(KL, p), p.leafL, -1)
  veins(c, p, stemAt(KR, p), p.leafR, 1)
  c.restore()
}
export function sensor(c, p) {
  c.save()
  c.translate(-4, 3)
  c.fillStyle = ink.paper
  c.fillRect(1072, 497, 64, 62)
  c.fillStyle = ink.indigo
  c.fillRect(1081, 506, 46, 30)
  c.fillStyle = ink.mint
  const bars = [0.4, 0.7, 1]
  bars.forEach((h, i) => {
    const v = 23 * h * clamp(p.measure * 3 - i * 0.8)
    c.fillRect(1086 + i * 13, 533 - v, 9, v)
  })
  disc(c, 1104, 547, 5, ink.ember)
  c.restore()
}
// two quiet arcs: the sensor tells what it has measured
export function signal(c, k) {
  if (k <= 0) return
  c.strokeStyle = ink.sky
  c.lineWidth = 4
  c.lineCap = 'round'
  for (const [r, d] of [
    [22, 0],
    [40, 0.2],
  ]) {
    const v = clamp((k - d) * 2) * clamp((1 - k) * 3)
    if (v <= 0) continue
    c.globalAlpha = v
    c.beginPath()
    c.arc(1104, 494, r, -Math.PI / 2 - 0.75, -Math.PI / 2 + 0.75)
    c.stroke()
  }
  c.globalAlpha = 1
}
