// The loop as a function of t in [0, 1). One line does everything:
// it is a closed route (kolam, robot, drone, planet, plant, kolam) of which a
// window between tail and head is visible. The figures move, the route moves
// with them, and the window closes where it opened.
import * as ink from './palette.js'
import { clamp, hump, lerp, ramp, smooth, spring, track } from './ease.js'
import { cut, length, link } from './path.js'
import { walk, trace, startAt } from './kolam.js'
import * as ground from './ground.js'
import * as fig from './figures.js'
import { hand } from './hand.js'
import { SECONDS, STORY, story } from './clock.js'
import { reaching, screwing } from './screwing.js'

const GROUND = 630
const RISE = -15
const [FX, FY] = ground.FOCUS

// ---- the kolam: 21 dots; the four shut sides make it one single line
const dots = []
for (let x = -2; x <= 2; x++)
  for (let y = -2; y <= 2; y++) if (Math.abs(x) + Math.abs(y) <= 3) dots.push([x, y])
const shut = [
  [
    [-1, -2],
    [-1, -1],
  ],
  [
    [-2, 1],
    [-1, 1],
  ],
  [
    [1, -1],
    [2, -1],
  ],
  [
    [1, 1],
    [1, 2],
  ],
]
let kolam = startAt(trace(walk(dots, shut, [0, 0, 0, 1]), ground.PITCH, FX, FY), [FX, FY + 150])
if (kolam[1][0] > kolam[0][0]) kolam = [...kolam].reverse()
const KOLAM_END = kolam[0]

// ---- where everything is at second s
const pose = s => {
  const rx = 810 + 180 * ramp(s, 1.62, 2.95)
  const robot = {
    x: rx,
    y: GROUND,
    size: 1,
    roll: (rx - 810) / 30,
    lean: -0.045 * hump(s, 1.62, 2.3) + 0.045 * hump(s, 2.2, 3.2),
    look: [lerp(0.7, 0.35, ramp(s, 2.0, 2.6)), lerp(0.15, 0.7, ramp(s, 1.2, 1.6)) - 1.6 * ramp(s, 2.0, 2.6)],
  }
  const tip = fig.robotTip(robot)
  const off = ramp(s, 2.35, 3.2)
  const drone = {
    x: lerp(tip[0], DX(s), off),
    y: lerp(tip[1] - 34, DY(s), off) + 5 * Math.sin((s - 2.7) * 3.1) * off,
    turn: -0.13 * hump(s, 2.4, 3.2) + 0.12 * hump(s, 2.9, 4) + 0.02 * Math.sin((s - 2.7) * 2.2) * off,
    size: 0.94,
    spin: s * 11,
  }
  const planet = {
    x: 905,
    y: 300,
    turn: -0.3 + 0.07 * Math.sin((s - 3.4) * 1.1),
    size: 1,
    spin: (s - 4) * 0.9,
    moon: 2.7 - (s - 4) * 1.5,
  }
  const plant = {
    tipY: KOLAM_END[1],
    sway: 7 * Math.sin((s - 5.6) * 2.6) * hump(s, 5.4, 8),
    open: 0.35 + 0.65 * spring((s - 5.75) / 1),
    leafL: 0.3 * (1 - ramp(s, 5.7, 6.5)) + 0.05 * Math.sin((s - 6) * 3),
    leafR: -0.3 * (1 - ramp(s, 5.8, 6.6)) - 0.05 * Math.sin((s - 6) * 3 + 0.6),
    measure: ramp(s, 6.1, 6.9),
  }
  return { robot, tip, drone, planet, plant }
}
const DX = track([
  [2.3, 985],
  [3, 955],
  [3.9, 1082],
  [5.2, 1092],
])
const DY = track([
  [2.3, 330],
  [3.1, 240],
  [3.9, 184],
  [5.2, 172],
])

// ---- the route, as segments that follow the poses
function rail(robotX) {
  // along the ground the line loops round every dot the robot has left behind
  const out = link(KOLAM_END, [-250, 8], [705, GROUND], [105, 0], 60)
  const rear = robotX - 60
  for (let x = 750; x < rear; x += 60) {
    const r = 30 * smooth((rear - x - 30) / 75)
    for (let i = 0; i <= 24; i++) {
      const a = Math.PI / 2 - (i / 24) * 2 * Math.PI
      out.push([x + Math.cos(a) * r, GROUND - r + Math.sin(a) * r])
    }
  }
  out.push([rear, GROUND])
  return out
}
function route(p) {
  const drone = fig.droneLine(p.drone),
    globe = fig.globeLine(p.planet),
    ring = fig.ringLine(p.planet)
  const string = link(p.tip, [0, -60], drone[0], [0, -40])
  const over = link(drone.at(-1), [-70, 26], globe[0], [-50, 120])
  const plant = fig.plantLine(p.plant)
  const fall = link(ring.at(-1), [60, 190], [1160, GROUND], [-130, 0])
  return [
    kolam,
    rail(p.robot.x),
    fig.robotLine(p.robot),
    string,
    drone,
    over,
    globe,
    ring,
    [...fall, plant[0]],
    plant,
  ]
}
const NAMES = ['kolam', 'rail', 'robot', 'string', 'drone', 'over', 'globe', 'ring', 'fall', 'plant']

// Lengths are taken once, at rest: the pen's speed must not depend on the poses
const REST = [0, 1.4, 1.6, 3.2, 3.2, 4, 4.5, 4.5, 5.5, 6.8]
const sizes = NAMES.map((_, i) => length(route(pose(REST[i]))[i]))
const starts = [0]
for (const l of [...sizes, ...sizes]) starts.push(starts.at(-1) + l)
const at = (name, k = 0, lap = 0) => {
  const i = NAMES.indexOf(name)
  return starts[i + lap * NAMES.length] + sizes[i] * k
}
const head = track([
  [0, at('rail')],
  [0.12, at('rail')],
  [0.75, at('robot')],
  [1.6, at('string')],
  [1.75, at('string', 0.5)],
  [2.5, at('over')],
  [3.1, at('over', 0.06)],
  [3.65, at('globe')],
  [4.4, at('fall')],
  [4.85, at('fall', 0.06)],
  [5.4, at('plant')],
  [6.2, at('plant', 0.94)],
  [6.42, at('plant', 0.97)],
  [6.58, at('kolam', 0, 1)],
  [7.88, at('rail', 0, 1)],
  [8, at('rail', 0, 1)],
])
const tail = track([
  [0, 0],
  [0.15, 0],
  [1.32, at('rail')],
  [1.95, at('rail', 0.5)],
  [2.75, at('robot')],
  [3.45, at('string')],
  [4.05, at('drone')],
  [4.75, at('over')],
  [5.35, at('globe')],
  [6.1, at('fall')],
  [6.95, at('plant')],
  [7.8, at('kolam', 0, 1)],
  [8, at('kolam', 0, 1)],
])

function visible(segments, from, to) {
  const out = []
  for (let i = 0; i < 2 * NAMES.length; i++) {
    const a = clamp((from - starts[i]) / sizes[i % NAMES.length]),
      b = clamp((to - starts[i]) / sizes[i % NAMES.length])
    if (b > a) out.push({ name: NAMES[i % NAMES.length], pts: cut(segments[i % NAMES.length], a, b) })
  }
  return out
}

const LINE = 7.5
function stroke(c, pieces) {
  c.strokeStyle = ink.marigold
  c.lineWidth = LINE
  c.lineCap = c.lineJoin = 'round'
  c.beginPath()
  let last
  for (const { pts } of pieces) {
    pts.forEach(([x, y], j) => {
      if (j === 0 && !(last && Math.hypot(x - last[0], y - last[1]) < 3)) c.moveTo(x, y)
      else c.lineTo(x, y)
    })
    last = pts.at(-1)
  }
  c.stroke()
}

// ---- colour that the finished kolam holds
const petals = dots.map(([x, y]) => ({
  x: FX + x * 60,
  y: FY + y * 60,
  ring: Math.hypot(x, y) * 0.8,
  fill: { 0: ink.ember, 1: ink.teal, 2: ink.ember, 4: ink.mint, 5: ink.rose }[x * x + y * y],
}))
function bloom(c, s) {
  for (const { x, y, ring, fill } of petals) {
    const k =
      s < 4
        ? 1 - ramp(s, 0.12 + 0.1 * (2 - ring), 0.75 + 0.12 * (2 - ring))
        : ramp(s, 7.0 + 0.12 * ring, 7.65 + 0.12 * ring)
    if (k <= 0) continue
    c.fillStyle = fill
    c.beginPath()
    c.arc(x - 1, y + 1, 15 * k, 0, 7)
    c.fill()
  }
}

export function draw(c, t) {
  const filmed = t * SECONDS,
    s = story(filmed),
    p = pose(s)
  const work = screwing(filmed)
  p.robot.screw = work.turned
  const segments = route(p)
  const h = head(s),
    l = tail(s)
  const line = visible(segments, l, h)

  c.fillStyle = ink.ink
  c.fillRect(0, 0, 1280, 720)
  c.save()
  // a little high in the frame: wide screens crop the foot of the picture
  c.translate(0, RISE)
  ground.whispers(c, t)
  ground.roundel(c, t)
  ground.border(c)
  bloom(c, s)

  // a dot notices the line passing by; the ends of the line count for little,
  // so nothing jumps when they come or go
  const felt = []
  let run = 0
  const total = line.reduce((v, q) => v + length(q.pts), 0)
  for (const { pts } of line) {
    for (let i = 1; i < pts.length; i++) {
      run += Math.hypot(pts[i][0] - pts[i - 1][0], pts[i][1] - pts[i - 1][1])
      felt.push([...pts[i], smooth(run / 160) * smooth((total - run) / 160)])
    }
  }
  const closed = s < 4 ? 1 - ramp(s, 0.02, 0.3) : ramp(s, 7.7, 7.98)
  const near = (x, y) => {
    let v = 0
    for (const [u, w, f] of felt) {
      const d = Math.hypot(u - x, w - y)
      if (d < 48) v = Math.max(v, lerp(f, 1, closed) * smooth((48 - d) / 18))
    }
    return v
  }
  ground.grid(c, s, near)

  const show = (a, b, d, e) => [ramp(s, a, b), ramp(s, d, e)]
  const { robot, drone, planet, plant } = p
  const globeTimes = show(4.0, 4.6, 5.45, 6.15)
  const ringBox = [planet.x - 210, planet.y - 120, planet.x + 210, planet.y + 120]

  // what the robot has come along lies behind it
  const behind = q => q.name === 'rail' || (q.name === 'kolam' && s < 4)
  stroke(c, line.filter(behind))
  ground.screen(c, show(0.95, 1.55, 2.75, 3.45), [robot.x - 120, 340, robot.x + 120, GROUND], () =>
    fig.robot(c, robot),
  )
  ground.screen(c, globeTimes, ringBox, () => fig.planet(c, planet))
  ground.screen(c, show(5.8, 6.35, 7.1, 7.7), [780, 420, 1060, GROUND], () => fig.plant(c, plant))
  ground.screen(c, show(5.55, 6, 6.8, 7.25), [1060, 490, 1140, GROUND], () => fig.sensor(c, plant))
  fig.signal(c, clamp((s - 6.15) / 1.1))
  ground.screen(
    c,
    show(2.15, 2.6, 3.95, 4.6),
    [drone.x - 150, drone.y - 90, drone.x + 150, drone.y + 40],
    () => fig.drone(c, drone),
  )

  stroke(
    c,
    line.filter(q => !behind(q)),
  )
  ground.screen(c, globeTimes, ringBox, () => fig.ringFront(c, planet))
  if (globeTimes[0] > 0)
    stroke(
      c,
      line.filter(q => q.name === 'ring' || q.name === 'fall'),
    )

  // the pen itself: a bead that swells when it is quick and melts when at rest
  const speed = (head(Math.min(STORY, s + 0.03)) - head(Math.max(0, s - 0.03))) / 0.06
  const bead = line.at(-1)?.pts.at(-1)
  if (bead) {
    c.fillStyle = ink.paper
    const r = 9 * smooth(speed / 500)
    c.beginPath()
    c.arc(bead[0], bead[1], r, 0, 7)
    c.fill()
  }
  if (work.near > 0) {
    const [x, y] = fig.robotScrew(p.robot)
    hand(c, reaching(work, x, y))
  }
  c.restore()
}

const canvas = document.getElementById('stage')
const context = canvas.getContext('2d')
window.drawAt = t => draw(context, t)
if (location.search !== '?still') {
  const tick = now => {
    window.drawAt((now / 1000 / SECONDS) % 1)
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
}
