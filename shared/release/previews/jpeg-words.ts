/**
 * A JPEG file can carry a comment. Ours says which words the picture shows, so that a test finds out when they are no longer
 * those of the page.
 */
const START = [0xff, 0xd8]
const COMMENT = [0xff, 0xfe]

export function withWords(jpeg: Uint8Array, words: string): Uint8Array {
  const text = Buffer.from(words)
  const length = Buffer.alloc(2)
  // The length counts itself.
  length.writeUInt16BE(text.length + 2)
  return Buffer.concat([Buffer.from([...START, ...COMMENT]), length, text, jpeg.subarray(2)])
}

/** @returns the comment that stands first in a file, if there is one */
export function wordsIn(jpeg: Buffer): string | undefined {
  if (!jpeg.subarray(0, 4).equals(Buffer.from([...START, ...COMMENT]))) return undefined
  return jpeg.subarray(6, 4 + jpeg.readUInt16BE(4)).toString()
}
