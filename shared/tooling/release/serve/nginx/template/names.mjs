/**
 * Looks up servers in /etc/hosts at each request, as other programs of this computer do. nginx itself reads
 * that file only when it starts, and asks for other names by DNS (generated/names.conf).
 */
import fs from 'fs'

/** @returns the server with an address of /etc/hosts; as it is named if that file does not know the host */
function inHosts(server) {
  const host = server.slice(0, server.lastIndexOf(':'))
  const line = fs
    .readFileSync('/etc/hosts', 'utf8')
    .split('\n')
    .map(each => each.replace(/#.*/, '').trim().split(/\s+/))
    .find(words => words.slice(1).includes(host))
  if (!line) return server
  const address = line[0].includes(':') ? `[${line[0]}]` : line[0]
  return address + server.slice(host.length)
}

export default {
  assistant: r => inHosts(r.variables.assistant_server),
  collector: r => inHosts(r.variables.collector_server),
  object_store: r => inHosts(r.variables.object_store_server),
}
