interface Entry {
  /** When the task runs, on the clock of `performance.now()`; ms. */
  readonly at: number
  readonly run: () => void
}

/** Runs each task at its time. Tasks must be added in the order of their times. */
export class TimedQueue {
  private readonly entries: Entry[] = []
  private timer: NodeJS.Timeout | undefined

  /** @param at time to run the task, on the clock of `performance.now()`; ms */
  add(at: number, run: () => void): void {
    this.entries.push({ at, run })
    if (this.timer === undefined) this.wait()
  }

  clear(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.entries.length = 0
  }

  private wait(): void {
    const [next] = this.entries
    if (!next) return
    this.timer = setTimeout(() => this.runDue(), Math.max(0, next.at - performance.now()))
  }

  private runDue(): void {
    this.timer = undefined
    for (let [next] = this.entries; next && next.at <= performance.now() + EARLY_MS; [next] = this.entries) {
      this.entries.shift()
      next.run()
    }
    if (this.timer === undefined) this.wait()
  }
}

/** Tasks may run this early, since Node's timers only count whole milliseconds; ms. */
const EARLY_MS = 0.5
