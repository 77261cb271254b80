/**
 * The postMessage protocol between a partner's page and the maze in its iframe. Partners may use it without
 * our loader: within a major version, names and fields are only added.
 *
 *     page to frame:  { 'robot-maze': 1, call: 'moveForward' }     also turnLeft, turnRight, reset
 *                     { 'robot-maze': 1, set: { theme: 'dark' } }  any attributes; null removes an attribute
 *     frame to page:  { 'robot-maze': 1, event: 'maze-move', detail: { version, x, y, direction, moves } }
 *                     { 'robot-maze': 1, here: '1.4.0' }           as soon as the page in the frame runs
 *                     { 'robot-maze': 1, failed: '1.4.0' }         the game did not load; visitors can retry
 */
import { eventNames, isMazeCommand, outcomeNames, type MazeCommand, type MazeMessage } from '../messages.ts'
import { optionNames, type OptionName } from '../options/options.ts'

export type OptionValues = Readonly<Partial<Record<OptionName, string | null>>>

export type MessageToFrame = { readonly call: MazeCommand } | { readonly set: OptionValues }

export interface MessageFromFrame {
  readonly event: MazeMessage['name']
  /** The event's `detail`, with the game's version, and only fields that partners' types declare. */
  readonly detail: object
}

/**
 * What the framed page says of itself, with the version of its maze: it contains a maze (sent before that
 * page's `load` event), or its game did not load.
 */
export type FrameSignal = { readonly here: string } | { readonly failed: string }

const MARK = 'robot-maze'

export const addProtocolMarker = <Message extends MessageToFrame | MessageFromFrame | FrameSignal>(
  message: Message,
) => ({ [MARK]: 1, ...message })

/** Parses a message. @returns undefined for unknown messages, and for messages that are not for a maze */
export function parseMessageToFrame(data: unknown): MessageToFrame | undefined {
  if (!isMarked(data)) return undefined
  if ('call' in data && isMazeCommand(data.call)) return { call: data.call }
  if (!('set' in data && isObject(data.set))) return undefined
  const set: Partial<Record<OptionName, string | null>> = {}
  for (const name of optionNames) {
    const value = readOwn(data.set, name)
    if (value === null || typeof value === 'string') set[name] = value
  }
  return { set }
}

/**
 * Parses a message from the frame. Partners' scripts trust these messages, so only valid maze events pass.
 * @returns nothing for any other message
 */
export function parseMessageFromFrame(data: unknown): MessageFromFrame | undefined {
  if (!isMarked(data)) return undefined
  const event = eventNames.find(name => 'event' in data && data.event === name)
  if (!event || !('detail' in data && isObject(data.detail))) return undefined
  const detail: Record<string, string | number> = {}
  for (const [field, isRight] of Object.entries(fields[event])) {
    const value = readOwn(data.detail, field)
    if ((typeof value !== 'string' && typeof value !== 'number') || !isRight(value)) return undefined
    detail[field] = value
  }
  return { event, detail }
}

type IsRight = (value: string | number) => boolean

const isVersion: IsRight = value =>
  typeof value === 'string' && value.length <= 100 && /^\d+\.\d+\.\d+[\w.+-]{0,40}$/.test(value)
const isCount: IsRight = value => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 100
const isSize: IsRight = value => Number.isFinite(value) && Number(value) >= 0
const isOutcome: IsRight = value => outcomeNames.some(name => name === value)
/** Whether a value is a short text in any language, without markup. */
const isSentence: IsRight = value => typeof value === 'string' && value.length <= 200 && !/[<>&]/.test(value)

const position = { version: isVersion, x: isCount, y: isCount, direction: isCount, moves: isCount }
const fields: Readonly<Record<MazeMessage['name'], Readonly<Record<string, IsRight>>>> = {
  'maze-ready': position,
  'maze-move': position,
  'maze-outcome': { ...position, outcome: isOutcome, text: isSentence },
  'maze-resize': { version: isVersion, width: isSize, height: isSize },
}

export const isFrameSignal = (data: unknown, kind: 'here' | 'failed'): boolean =>
  isMarked(data) && typeof Reflect.get(data, kind) === 'string'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isMarked = (data: unknown): data is object => isObject(data) && MARK in data && data[MARK] === 1
/** Reads one field: a list of all fields of a hostile message could use up the page's memory. */
const readOwn = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
