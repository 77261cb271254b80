import { startCollector, type Collector } from '../../collector/service.ts'
import { readSettings } from '../../collector/settings.ts'
import type { Store } from '../../store/store.ts'
import { gatewayHeaders } from '../headers.ts'
import { exampleStore, FIRST, removeStore } from './fixtures/example-store.ts'
import { createEdgeSite, createNginxSite } from './fixtures/nginx-site.ts'
import { describeWithEdge, describeWithNginx } from './fixtures/test-nginx.ts'

const release = 'mf-maze@1.0.0'
const report = JSON.stringify({ generation: FIRST, events: [{ kind: 'visit', release }] })

const kinds = [
  ['nginx', describeWithNginx, createNginxSite],
  ['an edge', describeWithEdge, createEdgeSite],
] as const

for (const [name, describeWith, siteWith] of kinds) {
  describeWith(`what visits report behind ${name}`, () => {
    let store: Store
    let collector: Collector
    beforeAll(async () => {
      store = await exampleStore()
      collector = await startCollector(store, readSettings({ REPORTS_PORT: '0', REPORTS_METRICS_PORT: '0' }))
    })
    afterAll(async () => {
      await collector.stop()
      await removeStore(store)
    })
    const site = siteWith({
      // The collector gets its port when it starts, just before nginx starts.
      get collector() {
        return collector.address
      },
    })

    const send = (body: string, origin = `https://127.0.0.1:${site.nginx().port}`, more = {}) =>
      site.ask('/reports', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', origin, cookie: '__Host-bucket=17', ...more },
      })
    const visits = async () => {
      const text = await (await fetch(`${collector.metricsAddress}/metrics`)).text()
      return new RegExp(`site_visits_total\\{release="${release}",generation="${FIRST}".*\\} (\\d+)`).exec(
        text,
      )?.[1]
    }

    it('reaches the collector, from pages of the site', async () => {
      expect((await send(report)).status).toBe(204)
      expect(await visits()).toBe('1')
      const elsewhere = await send(report, 'https://evil.example')
      expect(elsewhere.status).toBe(403)
      expect(elsewhere.headers).toMatchObject(gatewayHeaders)
      expect(await visits()).toBe('1')
    })

    it('counts one visitor once, whatever address they claim', async () => {
      for (const address of ['203.0.113.1', '203.0.113.2', '2001:db8::1']) {
        const more = { 'x-forwarded-for': address, forwarded: `for=${address}`, 'x-real-ip': address }
        expect((await send(report, undefined, more)).status).toBe(204)
      }
      expect(await visits()).toBe('1')
    })

    it('has a limit, and there is nothing to look at', async () => {
      const answer = await send('x'.repeat(8 * 1024 + 1))
      expect(answer.status).toBe(413)
      expect(answer.headers).toMatchObject(gatewayHeaders)
      expect((await site.ask('/reports')).status).toBe(404)
      expect((await site.ask('/reports/', { method: 'POST', body: report })).status).not.toBe(204)
    })
  })
}
