const NS = 'http://www.w3.org/2000/svg'

// A shape is authored as an SVG path and kept as points, so that the pen can
// stop anywhere on it and every figure can bend while it is being drawn.
export function sample(d, step = 4) {
  const el = document.createElementNS(NS, 'path')
  el.setAttribute('d', d)
  const len = el.getTotalLength(),
    n = Math.max(2, Math.round(len / step))
  const out = []
  for (let i = 0; i <= n; i++) {
    const p = el.getPointAtLength((len * i) / n)
    out.push([p.x, p.y])
  }
  return out
}

// Slightly uneven edges, as cut with a knife: the same for the same place
const wob = (x, y) => [
  Math.sin(x * 0.061 + y * 0.043 + 1.3) + Math.sin(y * 0.093 - x * 0.027),
  Math.sin(y * 0.057 - x * 0.049 + 4.1) + Math.sin(x * 0.087 + y * 0.031),
]
export const carve = (pts, amp = 0.9) =>
  pts.map(([x, y]) => {
    const w = wob(x, y)
    return [x + w[0] * amp, y + w[1] * amp]
  })
export const carved = (d, amp) => carve(sample(d), amp)

export const blob = (d, amp) => {
  const p = new Path2D()
  carved(d, amp).forEach(([x, y], i) => (i ? p.lineTo(x, y) : p.moveTo(x, y)))
  p.closePath()
  return p
}

export const length = pts => {
  let l = 0
  for (let i = 1; i < pts.length; i++) l += Math.hypot(pts[i][0] - pts[i - 1][0], pts[i][1] - pts[i - 1][1])
  return l
}

// The part of a polyline between two fractions of its length
export function cut(pts, from, to) {
  if (to <= from) return []
  const total = length(pts),
    a = from * total,
    b = to * total
  const out = []
  let l = 0
  for (let i = 1; i < pts.length; i++) {
    const p = pts[i - 1],
      q = pts[i]
    const s = Math.hypot(q[0] - p[0], q[1] - p[1])
    const at = v => [p[0] + ((q[0] - p[0]) * (v - l)) / s, p[1] + ((q[1] - p[1]) * (v - l)) / s]
    if (s > 0 && l + s >= a && l <= b) {
      if (!out.length) out.push(at(Math.max(a, l)))
      out.push(at(Math.min(b, l + s)))
    }
    l += s
  }
  return out
}

export const place = (pts, { x = 0, y = 0, turn = 0, size = 1 }) => {
  const c = Math.cos(turn) * size,
    s = Math.sin(turn) * size
  return pts.map(([u, v]) => [x + u * c - v * s, y + u * s + v * c])
}

// One smooth link between two points, leaving and arriving in given directions
export function link(p, dp, q, dq, n = 40) {
  const out = []
  for (let i = 0; i <= n; i++) {
    const k = i / n,
      j = 1 - k
    const a = j * j * j,
      b = 3 * j * j * k,
      c = 3 * j * k * k,
      e = k * k * k
    out.push([
      a * p[0] + b * (p[0] + dp[0]) + c * (q[0] - dq[0]) + e * q[0],
      a * p[1] + b * (p[1] + dp[1]) + c * (q[1] - dq[1]) + e * q[1],
    ])
  }
  return out
}
