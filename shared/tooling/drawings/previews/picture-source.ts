/** A comment in the JPEG file, so that a test notices when the page has changed. */
export interface PictureSource {
  readonly words: string
  /** Hash of the drawn picture file; absent if the preview has no picture. */
  readonly art?: string
}

const START = [0xff, 0xd8]
const COMMENT = [0xff, 0xfe]

export function addPictureSource(jpeg: Uint8Array, source: PictureSource): Uint8Array {
  const text = Buffer.from(JSON.stringify(source))
  const length = Buffer.alloc(2)
  // JPEG's length field also counts its own two bytes.
  length.writeUInt16BE(text.length + 2)
  return Buffer.concat([Buffer.from([...START, ...COMMENT]), length, text, jpeg.subarray(2)])
}

/** Undefined if the file has no comment. */
export function readPictureSource(jpeg: Buffer): unknown {
  if (!jpeg.subarray(0, 4).equals(Buffer.from([...START, ...COMMENT]))) return undefined
  return JSON.parse(jpeg.subarray(6, 4 + jpeg.readUInt16BE(4)).toString())
}
