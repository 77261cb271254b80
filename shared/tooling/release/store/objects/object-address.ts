/** Where in an object store a store lies, as somebody typed it: `s3://bucket/prefix`. */
export interface ObjectAddress {
  readonly bucket: string
  /** '' or with a slash at its end: what every key begins with. */
  readonly prefix: string
}

export const isObjectAddress = (text: string): boolean => text.startsWith('s3://')

/** @throws Error if it names no bucket */
export function objectAddress(text: string): ObjectAddress {
  const [, bucket, rest = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(text) ?? []
  const names = rest.replace(/\/+$/, '').split('/')
  const isPlain = rest === '' || names.every(name => /^[\w][\w.-]*$/.test(name))
  if (bucket === undefined || !isPlain) {
    throw new Error(
      `"${text}" names no place in an object store. It should be s3://<bucket>/<prefix>, with letters, digits, dots and hyphens, e.g. s3://kutuhal-site/main.`,
    )
  }
  return { bucket, prefix: rest === '' ? '' : `${names.join('/')}/` }
}

export const inWords = ({ bucket, prefix }: ObjectAddress): string =>
  `s3://${[bucket, ...prefix.split('/')].filter(name => name !== '').join('/')}`
