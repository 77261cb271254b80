import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserPlace } from './browser-walls.ts'
import { openGate } from './gate.ts'

/** A place for one browser, with its gate. */
export interface OpenPlace extends BrowserPlace {
  /** Closes the gate, and throws away what the browser has left. */
  close(): void
}

/** @param isOpen which ports of this computer its gate leads to */
export async function openPlace(isOpen: (port: number) => boolean): Promise<OpenPlace> {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-check-browser-'))
  const [gate, profile] = [path.join(folder, 'gate'), path.join(folder, 'profile')]
  for (const each of [gate, profile]) mkdirSync(each)
  const socket = path.join(gate, 'out')
  const open = await openGate(socket, isOpen)
  return {
    folder,
    gate,
    profile,
    socket,
    close() {
      open.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
