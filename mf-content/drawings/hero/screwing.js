import { hump, ramp, track } from './ease.js'

// A hand comes from the right, turns the screw twice and leaves; in seconds of the film
const FETCHED = 1.05,
  SET = 1.6,
  LIFTED = 2.72,
  GONE = 3.2
export function screwing(f) {
  // 1 below, 0 above: the wrist goes with the tool, and comes back while the fingers let it slip
  const wrist = track([
    [SET, 1],
    [SET + 0.42, 0],
    [SET + 0.64, 1],
    [SET + 1.06, 0],
  ])
  const first = ramp(f, SET, SET + 0.42),
    second = ramp(f, SET + 0.64, SET + 1.06)
  return {
    near: ramp(f, FETCHED, SET) - ramp(f, LIFTED, GONE),
    wrist: wrist(f),
    turned: 2.1 * (first + second),
  }
}

// Where the tool is on its way to the screw at x, y and back
export function reaching(work, x, y) {
  const far = 1 - work.near
  return {
    ...work,
    x: x + 560 * far,
    y: y - 30 * far - 26 * hump(work.near, 0, 1),
    tilt: -0.12 + 0.2 * far,
  }
}
