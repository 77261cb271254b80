export const clamp = (v, a = 0, b = 1) => Math.min(b, Math.max(a, v))
export const lerp = (a, b, k) => a + (b - a) * k
export const smooth = k => {
  k = clamp(k)
  return k * k * k * (k * (6 * k - 15) + 10)
}
// 0 before `from`, 1 after `to`, eased in and out between
export const ramp = (s, from, to) => smooth((s - from) / (to - from))
// grows a little past its size and settles, as a hand-pressed block does
export const spring = k => {
  k = clamp(k)
  return 1 - Math.pow(1 - k, 3) * Math.cos(k * Math.PI * 1.6)
}
// up and down again with flat ends: nothing is left over when it is done
export const hump = (s, from, to) => {
  const k = clamp((s - from) / (to - from))
  return Math.sin(Math.PI * k) ** 2
}

// Monotone cubic through [time, value] keys (Fritsch-Carlson). The pen must
// never run backwards, which an ordinary spline would do beside a pause.
export function track(keys) {
  const n = keys.length
  const h = [],
    d = [],
    m = new Array(n).fill(0)
  for (let i = 0; i < n - 1; i++) {
    h[i] = keys[i + 1][0] - keys[i][0]
    d[i] = (keys[i + 1][1] - keys[i][1]) / h[i]
  }
  for (let i = 1; i < n - 1; i++) {
    if (d[i - 1] * d[i] <= 0) continue
    const a = 2 * h[i] + h[i - 1],
      b = h[i] + 2 * h[i - 1]
    m[i] = (a + b) / (a / d[i - 1] + b / d[i])
  }
  return s => {
    if (s <= keys[0][0]) return keys[0][1]
    if (s >= keys[n - 1][0]) return keys[n - 1][1]
    let i = 0
    while (s > keys[i + 1][0]) i++
    const k = (s - keys[i][0]) / h[i],
      k2 = k * k,
      k3 = k2 * k
    return (
      keys[i][1] * (2 * k3 - 3 * k2 + 1) +
      h[i] * m[i] * (k3 - 2 * k2 + k) +
      keys[i + 1][1] * (3 * k2 - 2 * k3) +
      h[i] * m[i + 1] * (k3 - k2)
    )
  }
}
