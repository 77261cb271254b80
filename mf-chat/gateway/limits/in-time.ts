import type { ServerResponse } from 'node:http'
import { Refused, refusals } from '../refusals.ts'

/**
 * Works on an answer as long as somebody waits for it.
 * @param within ms
 * @param work is told when the visitor goes away, and when the time is up
 * @throws Refused when the time is up, whatever the work does
 */
export async function inTime<Result>(
  response: ServerResponse,
  within: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController()
  // The request is closed as soon as its body is read; that the visitor is gone shows with the response.
  const onClose = () => ending.abort()
  response.once('close', onClose)
  let timer: NodeJS.Timeout | undefined
  const timeUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Refused(refusals.slow))
      ending.abort()
    }, within)
  })
  try {
    return await Promise.race([work(ending.signal), timeUp])
  } finally {
    clearTimeout(timer)
    response.off('close', onClose)
  }
}
