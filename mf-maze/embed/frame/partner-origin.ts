export interface PartnerOrigin {
  /** Of the page that may talk to the maze; `null` for one without an origin, undefined if none may. */
  readonly origin: string | undefined
  /** A warning that says what is wrong with `#origin=` in the frame's address, and what to write instead. */
  readonly complaint?: string
}

/**
 * Finds the origin that may talk to the maze in a frame.
 * @param written the value of `#origin=` in the frame's address; null if absent
 * @param referrer the address of the page with the frame, if the browser sends it
 */
export function findPartnerOrigin(written: string | null, referrer: string): PartnerOrigin {
  const shown = originOf(referrer)
  if (written === null || written === 'null') return { origin: written ?? shown }
  const text = written.trim()
  // If the text has no scheme, use the scheme of the page with the frame, or else https.
  const origin = originOf(/^https?:\/\//i.test(text) ? text : `${schemeOf(shown)}//${text}`) ?? shown
  if (origin === written) return { origin }
  const remedy = origin === undefined ? 'origin=https://www.school.example' : `origin=${origin}`
  return {
    origin,
    complaint: `#origin=${written} is no origin, so the maze speaks to ${origin ?? 'nobody'}. Write #${remedy}: scheme and host, with the port if there is one, and no slash at the end.`,
  }
}

const schemeOf = (origin = 'https:'): string => origin.slice(0, origin.indexOf(':') + 1)

function originOf(address: string): string | undefined {
  try {
    return new URL(address).origin
  } catch {
    return undefined
  }
}
