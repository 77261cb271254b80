import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { installFromNpm, runInstallCommand } from '../releases/install-from-npm.ts'
import { CHROMIUM_ARGUMENTS, startPuppeteerVisitor, type PuppeteerLauncher } from './puppeteer-visitor.ts'

interface OldChromium {
  readonly major: number
  /** Version of the package @sparticuz/chromium that contains this Chromium for Linux on x64. */
  readonly build: string
  /** Version of puppeteer-core for this Chromium: later versions use commands that it lacks. */
  readonly driver: string
}

/**
 * Installs an old Chromium and its driver from npm. They are in a separate folder, not in the project's
 * dependencies, so that only tests with this Chromium download them.
 */
export function installOldChromium({ major, build, driver }: OldChromium) {
  const name = `chromium-${major}`
  const folder = path.join(projectRoot, '.cache', 'browsers', name)
  const executablePath = path.join(folder, 'chromium')
  const libraries = path.join(folder, 'libraries')
  const find = () => {
    if (!existsSync(executablePath)) return undefined
    return async () => {
      const puppeteer = createRequire(path.join(folder, 'from.js'))('puppeteer-core') as PuppeteerLauncher
      return startPuppeteerVisitor(puppeteer, {
        executablePath,
        args: [...CHROMIUM_ARGUMENTS, '--single-process', '--no-zygote'],
        env: { ...process.env, LD_LIBRARY_PATH: path.join(libraries, 'lib') },
      })
    }
  }
  const install = () => {
    if (existsSync(executablePath)) return
    if (`${process.platform} ${process.arch}` !== 'linux x64') {
      console.log(`Tests with ${name} are skipped: its package runs on Linux with x64 only.`)
      return
    }
    try {
      installFromNpm(folder, [`puppeteer-core@${driver}`, `@sparticuz/chromium@${build}`])
      unpack()
    } catch (error) {
      console.log(
        `Tests with ${name} are skipped: ${String(error)} Its packages come from npm; is it in reach?`,
      )
    }
  }
  const unpack = () => {
    const packed = (file: string) =>
      brotliDecompressSync(readFileSync(path.join(folder, 'node_modules/@sparticuz/chromium/bin', file)))
    const archive = path.join(folder, 'libraries.tar')
    writeFileSync(archive, packed('aws.tar.br'))
    mkdirSync(libraries, { recursive: true })
    runInstallCommand('tar', ['--no-same-owner', '-xf', archive, '-C', libraries])
    // Write the program last: if this file exists, the install is complete.
    writeFileSync(executablePath, packed('chromium.br'), { mode: 0o755 })
  }
  return { name, find, install }
}
