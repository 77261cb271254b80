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
import { eventNames, outcomeNames, type MazeMessage } from '../messages.ts'
import { optionNames, type OptionName } from '../options/options.ts'

const callNames = ['reset', 'moveForward', 'turnLeft', 'turnRight'] as const

export type FrameCommand = (typeof callNames)[number]

export type OptionValues = Readonly<Partial<Record<OptionName, string | null>>>

export type MessageToFrame = { readonly call: FrameCommand } | { readonly set: OptionValues }

export interface MessageFromFrame {
  readonly event: MazeMessage['name']
  /** The event's `detail`, with the game's version, and only fields that partners' types declare. */
  readonly detail: object
}

/** The framed page's message that it contains a maze, sent before that page's `load` event. */
export interface HandshakeMessage {
  /** The version of the maze. */
  readonly here: string
}

export interface FailureReport {
  /** The version of the maze. */
  readonly failed: string
}

const MARK = 'robot-maze'

export const addProtocolMarker = <
  Message extends MessageToFrame | MessageFromFrame | HandshakeMessage | FailureReport,
>(
  message: Message,
) => ({
  [MARK]: 1,
  ...message,
})

/** Parses a message. @returns undefined for unknown messages, and for messages that are not for a maze */
export function parseMessageToFrame(data: unknown): MessageToFrame | undefined {
  if (!isMarked(data)) return undefined
  const call = callNames.find(name => 'call' in data && data.call === name)
  if (call) return { call }
  if (!('set' in data && isObject(data.set))) return undefined
  const given: [string, unknown][] = Object.entries(data.set)
  return { set: Object.fromEntries(given.filter(([name, value]) => isOption(name) && isText(value))) }
}

/**
 * Parses a message from the frame. Partners' scripts trust these messages, so only valid maze events pass.
 * @returns nothing for any other message
 */
export function parseMessageFromFrame(data: unknown): MessageFromFrame | undefined {
  if (!isMarked(data)) return undefined
  const event = eventNames.find(name => 'event' in data && data.event === name)
  if (!event || !('detail' in data && isObject(data.detail))) return undefined
  const given = new Map<string, unknown>(Object.entries(data.detail))
  const detail: Record<string, string | number> = {}
  for (const [field, isRight] of Object.entries(fields[event])) {
    const value = given.get(field)
    if ((typeof value !== 'string' && typeof value !== 'number') || !isRight(value)) return undefined
    detail[field] = value
  }
  return { event, detail }
}

type IsRight = (value: string | number) => boolean

const isVersion: IsRight = value => typeof value === 'string' && /^\d+\.\d+\.\d+[\w.+-]{0,40}$/.test(value)
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

export const isHandshakeMessage = (data: unknown): boolean =>
  isMarked(data) && 'here' in data && typeof data.here === 'string'

export const isFailureReport = (data: unknown): boolean =>
  isMarked(data) && 'failed' in data && typeof data.failed === 'string'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isMarked = (data: unknown): data is object => isObject(data) && MARK in data && data[MARK] === 1
const isOption = (name: string): boolean => optionNames.some(known => known === name)
const isText = (value: unknown): boolean => value === null || typeof value === 'string'
