interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

declare global {
  interface Navigator {
    /** https://wicg.github.io/netinfo/; only Chromium has it. */
    readonly connection?: Line
  }
}

/** Whether a visitor asked for fewer bytes, or has a line on which each of them is waited for. */
export function isSavingData(): boolean {
  const line = navigator.connection
  return line !== undefined && (line.saveData === true || /2g$/.test(line.effectiveType || ''))
}
