const ownComputer = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether browsers may call it: over TLS or on the local computer, and with no password in the URL. */
export const isCallableByBrowsers = ({ protocol, hostname, username, password }: URL): boolean =>
  username === '' &&
  password === '' &&
  (protocol === 'https:' || (protocol === 'http:' && ownComputer.has(hostname)))
