const ownComputer = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether pages can call a service at this URL, which must be secure and have no password. */
export const isBrowserCallableUrl = ({ protocol, hostname, username, password }: URL): boolean =>
  username === '' &&
  password === '' &&
  (protocol === 'https:' || (protocol === 'http:' && ownComputer.has(hostname)))
