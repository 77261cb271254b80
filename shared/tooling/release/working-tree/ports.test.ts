import { createServer, type AddressInfo } from 'node:net'
import { requireFreePorts, assignSitePorts } from './ports.ts'

it('gives the site port 3000 and the gateway the next one', () => {
  expect(assignSitePorts(undefined)).toEqual({ site: 3000, gateway: 3001 })
})

it('starts where PORT says', () => {
  expect(assignSitePorts('4100')).toEqual({ site: 4100, gateway: 4101 })
})

it.each(['abc', '0', '-1', '65535', '80.5', '0x1000', '4e3'])('says what is wrong with PORT=%s', port => {
  expect(() => assignSitePorts(port)).toThrow(/no port number.*PORT=4000/)
})

it('names the port that is taken and what it is for', async () => {
  const other = createServer()
  await new Promise<void>(resolve => other.listen(0, resolve))
  const { port } = other.address() as AddressInfo
  await expect(requireFreePorts({ gateway: port })).rejects.toThrow(`${port} (for gateway)`)
  await new Promise(resolve => other.close(resolve))
})
