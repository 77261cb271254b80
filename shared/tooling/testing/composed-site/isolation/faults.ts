import {
  createComponentPatches,
  createRemoteExportPatches,
  REMOTE_ENTRY_FILE_NAME,
  type ScriptPatches,
} from './forged-release.ts'
import type { BreakableSite, NetworkFault } from './breakable-site.ts'

export interface SimulatedFault {
  readonly name: string
  /**
   * What causes the fault: a faulty release, a failing network (`line`) or a slow one (`slow`). Reports blame
   * only a faulty release. After a fault of the network, the page may recover without Retry.
   */
  readonly of: 'release' | 'line' | 'slow'
  readonly breakSite: (site: BreakableSite) => Promise<void>
}

export const simulatedFaults: readonly SimulatedFault[] = [
  { name: 'its origin refuses connections', of: 'line', breakSite: site => site.refuseConnections() },
  network('release', 'its files are gone (404)', () => ({
    status: 404,
    type: 'text/plain',
    body: 'Not found.',
  })),
  network('line', 'its server has trouble (500)', () => ({
    status: 500,
    type: 'text/plain',
    body: 'Trouble.',
  })),
  network('slow', 'its entry hangs', (name, right) => (name === REMOTE_ENTRY_FILE_NAME ? 'hang' : right)),
  network('slow', 'its page hangs', (name, right) => (/^(page|panel)-/.test(name) ? 'hang' : right)),
  network('release', 'HTML comes instead of scripts', () => ({
    status: 200,
    type: 'text/html',
    body: '<h1>Welcome</h1>',
  })),
  network('release', 'its scripts are cut short', (_, right) => ({
    ...right,
    body: right.body.slice(0, right.body.length / 2),
  })),
  network('release', 'a byte of its scripts was changed', (_, right) => ({
    ...right,
    body: `${String(right.body)} `,
  })),
  code('its entry throws', { [REMOTE_ENTRY_FILE_NAME]: text => `throw new Error('Bad entry.');${text}` }),
  code('its module throws', createRemoteExportPatches(`() => { throw new Error('Bad module.') }`)),
  code(
    'its page throws in rendering',
    createComponentPatches(`() => () => { throw new Error('Bad rendering.') }`),
  ),
  code(
    'its page throws in an effect',
    createComponentPatches(`type => {
      function Broken(props) { this.props = props }
      Object.assign(Broken.prototype, {
        isReactComponent: {},
        render() {
          return { $$typeof: Symbol.for('react.transitional.element'), type, key: null, ref: null, props: this.props }
        },
        componentDidMount() { throw new Error('Bad effect.') },
      })
      return Broken
    }`),
  ),
  code(
    'its page cannot load its data',
    createRemoteExportPatches(`remote => {
      const reject = async () => { throw new Error('Bad data.') }
      const each = (parts, part) => Object.fromEntries(Object.keys(parts ?? {}).map(name => [name, part]))
      const page = { load: reject, resume() { throw new Error('Bad data.') } }
      return { ...remote, pages: each(remote.pages, async () => ({ page })), panels: each(remote.panels, reject) }
    }`),
  ),
  code('it has no such page', createRemoteExportPatches(`remote => ({ ...remote, pages: {}, panels: {} })`)),
]

function network(of: SimulatedFault['of'], name: string, fault: NetworkFault): SimulatedFault {
  return { name, of, breakSite: site => Promise.resolve(site.breakNetwork(fault)) }
}

function code(name: string, patches: ScriptPatches): SimulatedFault {
  return { name, of: 'release', breakSite: site => Promise.resolve(site.breakCode(patches)) }
}
