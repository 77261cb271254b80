const name = 'loopback|linklocal|uniquelocal'
const addressOrNetwork = String.raw`[0-9a-fA-F:.]+(?:/\d{1,3})?`
const entry = `(?:${name}|${addressOrNetwork})`

/** How trusted proxies may be written: `none`, or a list. */
export const trustedProxies = new RegExp(String.raw`^(?:none|${entry}(?:\s*,\s*${entry})*)$`)

/** As the web framework wants them. */
export const proxiesOf = (setting: string): string | false =>
  setting === 'none' ? false : setting.replaceAll(/\s/g, '')
