/**
 * The postMessage protocol between a partner's page and the maze in its iframe. Within a major version, names
 * and fields are only added.
 *
 *     page to frame:  { 'robot-maze': 1, call: 'moveForward' }     also turnLeft, turnRight, reset
 *                     { 'robot-maze': 1, set: { theme: 'dark' } }  any attributes; null removes an attribute
 *     frame to page:  { 'robot-maze': 1, event: 'maze-move', detail: { version, x, y, direction, moves } }
 */
import { isMazeCommand, type MazeCommand, type MazeMessage } from '../messages.ts'
import { optionNames, type OptionName } from '../options/options.ts'

export type OptionValues = Readonly<Partial<Record<OptionName, string | null>>>

export type MessageToFrame = { readonly call: MazeCommand } | { readonly set: OptionValues }

export interface MessageFromFrame {
  readonly event: MazeMessage['name']
  /** The event's `detail`, with the game's version. */
  readonly detail: object
}

const MARK = 'robot-maze'

export const addProtocolMarker = (message: MessageFromFrame) => ({ [MARK]: 1, ...message })

/** Parses a message. @returns undefined for unknown messages, and for messages that are not for a maze */
export function parseMessageToFrame(data: unknown): MessageToFrame | undefined {
  if (!isObject(data) || readOwn(data, MARK) !== 1) return undefined
  const call = readOwn(data, 'call')
  if (isMazeCommand(call)) return { call }
  const values = readOwn(data, 'set')
  if (!isObject(values)) return undefined
  const set: Partial<Record<OptionName, string | null>> = {}
  for (const name of optionNames) {
    const value = readOwn(values, name)
    if (value === null || typeof value === 'string') set[name] = value
  }
  return { set }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const readOwn = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
