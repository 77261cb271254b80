// A kolam is walked like this: the line passes between two neighbouring dots
// on the slant, goes round the next dot to its next open side, and so on until
// it is home. Where a side is shut (or has no neighbour) it turns back round.
const DIR = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

export function walk(dots, shut, start) {
  const k = (x, y) => x + ',' + y
  const has = new Set(dots.map(p => k(...p)))
  const closed = new Set(shut.flatMap(([a, b]) => [k(...a) + '|' + k(...b), k(...b) + '|' + k(...a)]))
  const open = (x, y, d) => {
    const n = k(x + DIR[d][0], y + DIR[d][1])
    return has.has(n) && !closed.has(k(x, y) + '|' + n)
  }
  const arcs = []
  let [x, y, d, turn] = start
  const seen = new Set()
  while (!seen.has([x, y, d, turn].join())) {
    seen.add([x, y, d, turn].join())
    let steps = 0,
      e = d
    do {
      e = (e + turn + 4) % 4
      steps++
    } while (!open(x, y, e))
    arcs.push({ x, y, from: d, to: e, turn, steps })
    x += DIR[e][0]
    y += DIR[e][1]
    d = (e + 2) % 4
    turn = -turn
  }
  return arcs
}

// Arcs to points. Between two dots the line leans a little rather than crossing
// at a plain right angle, which makes it sway. On a side that is shut it passes
// at the distance ROUND and runs square to it.
const LEAN = 0.75,
  REACH = 0.26,
  ROUND = 0.38
export function trace(arcs, pitch, cx, cy) {
  const out = []
  for (const a of arcs) {
    const side = i => DIR[(a.from + a.turn * i + 8) % 4]
    // knots: where the line is, and the handle with which it leaves
    const knots = []
    for (let i = 0; i <= a.steps; i++) {
      const [px, py] = side(i),
        [nx, ny] = side(i + 1)
      const gap = i === 0 || i === a.steps
      const at = gap ? 0.5 : ROUND
      let h = [nx * ROUND * 0.55, ny * ROUND * 0.55]
      if (i === 0) h = [(nx - LEAN * px) * REACH, (ny - LEAN * py) * REACH]
      if (i === a.steps) h = [(nx + LEAN * px) * REACH, (ny + LEAN * py) * REACH]
      knots.push([a.x + px * at, a.y + py * at, ...h])
    }
    for (let i = 0; i < a.steps; i++) {
      const [x0, y0, h0, g0] = knots[i],
        [x3, y3, h3, g3] = knots[i + 1]
      for (let n = 0; n < 14; n++) {
        const t = n / 14,
          j = 1 - t
        const mix = (p, q, r, s) => j * j * j * p + 3 * j * j * t * q + 3 * j * t * t * r + t * t * t * s
        out.push([mix(x0, x0 + h0, x3 - h3, x3), mix(y0, y0 + g0, y3 - g3, y3)])
      }
    }
  }
  out.push(out[0])
  return out.map(([u, v]) => [cx + u * pitch, cy + v * pitch])
}

// Start the closed line at the point nearest to where the stem will come in
export function startAt(pts, [x, y]) {
  const ring = pts.slice(0, -1)
  const far = p => Math.hypot(p[0] - x, p[1] - y)
  let best = 0
  ring.forEach((p, i) => {
    if (far(p) < far(ring[best])) best = i
  })
  const r = [...ring.slice(best), ...ring.slice(0, best)]
  return [...r, r[0]]
}
