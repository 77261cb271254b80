import { createServer, type AddressInfo } from 'node:net'
import { apps } from '@kutuhal/build/apps.ts'
import { requireFreePorts, assignSitePorts } from './ports.ts'

describe('portsFrom', () => {
  it('gives the shell port 3000 and everyone else the next ones', () => {
    const ports = assignSitePorts(undefined)
    expect(ports.apps).toMatchObject({ shell: 3000, 'mf-content': 3001, 'mf-contact': 3004 })
    expect([...Object.values(ports.apps), ports.gateway]).toEqual(
      [...apps, 'gateway'].map((_, i) => 3000 + i),
    )
  })

  it('starts where PORT says', () => {
    expect(assignSitePorts('4100').apps['mf-maze']).toBe(4103)
  })

  it.each(['abc', '0', '-1', '65533', '80.5', '0x1000', '4e3'])('says what is wrong with PORT=%s', port => {
    expect(() => assignSitePorts(port)).toThrow(/no port number.*PORT=4000/)
  })
})

describe('checkFree', () => {
  it('names the port that is taken and what it is for', async () => {
    const other = createServer()
    await new Promise<void>(resolve => other.listen(0, resolve))
    const { port } = other.address() as AddressInfo
    await expect(requireFreePorts({ ...assignSitePorts(String(port - 2)) })).rejects.toThrow(
      `${port} (for mf-chat)`,
    )
    await new Promise(resolve => other.close(resolve))
  })
})
