const ownComputer = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether every visitor's browser may ask there: over TLS, or on one's own computer; and with no password for all to read. */
export const isOpenAddress = ({ protocol, hostname, username, password }: URL): boolean =>
  username === '' &&
  password === '' &&
  (protocol === 'https:' || (protocol === 'http:' && ownComputer.has(hostname)))
