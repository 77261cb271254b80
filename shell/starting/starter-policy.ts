/** Name of the Trusted Types policy of the starter, as the Content-Security-Policy lists it. */
export const STARTER_POLICY = 'kutuhal-starter'
