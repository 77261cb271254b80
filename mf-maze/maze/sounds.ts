import { hasReachedGoal, hasCrashed, type Maze } from './maze.ts'

interface Tone {
  /** The frequency in Hz. */
  readonly pitch: number
  /** The duration in seconds. */
  readonly length: number
}

/** The sounds after an action; a reset makes none. */
export function chooseSounds(before: Maze, after: Maze): readonly Tone[] {
  if (hasReachedGoal(after)) return [523, 659, 784, 1047].map(pitch => ({ pitch, length: 0.14 }))
  if (hasCrashed(after)) return [{ pitch: 110, length: 0.3 }]
  if (after.status === 'over') return [294, 220].map(pitch => ({ pitch, length: 0.2 }))
  if (after.program.length <= before.program.length) return []
  return [{ pitch: after.program.at(-1) === 'movedForward' ? 440 : 330, length: 0.08 }]
}

/** The audio context is created with the first sound, because silent mazes need none. */
let context: AudioContext | undefined

/** A browser that refuses sounds keeps the maze silent: its status says the same. */
export function playSounds(tones: readonly Tone[]): void {
  if (tones.length === 0) return
  try {
    context ??= new AudioContext()
  } catch {
    return
  }
  void context.resume().catch(() => undefined)
  let at = context.currentTime
  for (const { pitch, length } of tones) {
    const oscillator = new OscillatorNode(context, { frequency: pitch, type: 'triangle' })
    const volume = new GainNode(context, { gain: 0.12 })
    volume.gain.setTargetAtTime(0, at + length * 0.6, length * 0.15)
    oscillator.connect(volume).connect(context.destination)
    oscillator.start(at)
    oscillator.stop((at += length))
  }
}
