import { timingSafeEqual } from 'node:crypto'

export interface Asked {
  readonly method: string
  /** The first part of the address. */
  readonly token: string
  readonly host: string | undefined
  readonly origin: string | undefined
}

/**
 * Whether a request comes from who was given the console's address, by the console's own page.
 * @param own host and port of the console, as `127.0.0.1:4321`
 * @param token that its address holds
 * @returns why it is refused, if it is
 */
export function whyRefused({ method, token: given, host, origin }: Asked, own: string, token: string) {
  // Another name that leads to this computer: a page elsewhere could have made it up (DNS rebinding).
  if (host !== own) return `This console answers at http://${own} only.`
  // Pages of others cannot know the token. This is for the day on which somebody pastes it somewhere.
  if (origin !== undefined && origin !== `http://${own}`) return 'Pages of others may ask nothing here.'
  // Browsers tell where a form comes from.
  if (method !== 'GET' && origin === undefined) return 'Only the page of this console may ask for this.'
  if (!isEqual(given, token)) {
    return 'This is the console of somebody: open it by the address that npm run release -- console has printed.'
  }
  return undefined
}

function isEqual(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)]
  return one.length === other.length && timingSafeEqual(one, other)
}
