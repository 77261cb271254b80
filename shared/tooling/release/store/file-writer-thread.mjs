/**
 * A thread of file-writer.ts that does one task at a time. Plain JavaScript, since loading TypeScript would
 * delay its start.
 */
import { Buffer } from 'node:buffer'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { changedText } from './changed-text.mjs'

parentPort.on('message', message => {
  if (message) write(message)
  else parentPort.close()
})

function write({ file, text, source, changes, isCompressed }) {
  const whole = source === undefined ? text : changed(source, changes)
  if (whole === undefined) return
  const content = Buffer.from(whole)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
  if (!isCompressed) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: workerData.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: workerData.gzip }))
}

/** @returns the changed text; undefined if the file lacks a text to change, which callers handle */
function changed(source, changes) {
  try {
    return changedText(readFileSync(source, 'utf8'), changes)
  } catch (error) {
    parentPort.postMessage({ source, why: error.message })
    return undefined
  }
}
