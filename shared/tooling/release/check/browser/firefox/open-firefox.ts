import puppeteer, { type Browser } from 'puppeteer-core'
import { findFirefox } from '../../../programs/firefox.ts'
import { isCheckServer } from '../check-server.ts'
import { bareEnvironment } from '../walls/bare-environment.ts'
import { openPlace } from '../walls/browser-place.ts'
import { walledFirefox } from '../walls/browser-walls.ts'

export type Firefox = Browser

/**
 * Starts a Firefox for checks, as open-browser.ts does with a Chromium; close it afterwards.
 * @returns nothing if none is installed here
 */
export async function openFirefox(): Promise<Firefox | undefined> {
  const file = findFirefox()
  if (file === undefined) return undefined
  const place = await openPlace(isCheckServer)
  try {
    const firefox = await puppeteer.launch({
      browser: 'firefox',
      executablePath: walledFirefox(file, place) ?? file,
      userDataDir: place.profile,
      env: bareEnvironment(place.folder),
      extraPrefsFirefox: throughGate(place.socket),
      headless: true,
    })
    return firefox.on('disconnected', () => place.close())
  } catch (error) {
    place.close()
    throw error
  }
}

/** By itself it goes straight to its own computer. */
const throughGate = (socket: string) => ({
  'network.proxy.type': 1,
  'network.proxy.socks': `file://${socket}`,
  'network.proxy.socks_version': 5,
  'network.proxy.socks_remote_dns': true,
  'network.proxy.no_proxies_on': '',
  'network.proxy.allow_hijacking_localhost': true,
  // Calls between browsers go past proxies.
  'media.peerconnection.enabled': false,
})
