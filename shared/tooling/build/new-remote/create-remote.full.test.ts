import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyProject } from '../../testing/releases/project-copy.ts'
import { createRemote } from './create-remote.ts'
import { parseRemoteName } from '@kutuhal/create-remote/remote-names.ts'

const copy = copyProject(['shell'])
const contents = (file: string) => readFileSync(path.join(copy, file), 'utf8')
const make = (name: string, address?: string) =>
  createRemote(copy, parseRemoteName(name), { path: address, install: false })

afterAll(() => rmSync(copy, { recursive: true }))

const traces = () => ({
  folders: readdirSync(copy),
  files: ['package.json', 'package-lock.json', 'shell/routes.ts'].map(contents),
})

describe('a new remote', () => {
  it('has the house shape, a workspace and a route', async () => {
    expect(await make('mf-robot-kits')).toBe('/robot-kits')
    const files = readdirSync(path.join(copy, 'mf-robot-kits'), { recursive: true }).map(String)
    const page = path.join('pages', 'robot-kits', 'RobotKitsPage.tsx')
    const forEditors = ['tsconfig.json', 'eslint.config.mjs']
    expect(files).toEqual(expect.arrayContaining(['remote.tsx', page, 'package.json', ...forEditors]))
    const sources = files.filter(file => path.extname(file)).map(file => path.join('mf-robot-kits', file))
    expect(sources.filter(file => /sample/i.test(contents(file)))).toEqual([])
    expect(contents('mf-robot-kits/remote.tsx')).toContain("'robot-kits': () =>")
    expect(contents('package.json')).toContain('"mf-robot-kits",\n    "shared/contract"')
    expect(contents('shell/routes.ts')).toContain(
      "  { path: '/robot-kits', remote: 'mf-robot-kits', page: 'robot-kits' },\n]\n",
    )
  })

  it('takes another address where somebody has the short one', async () => {
    expect(contents('shell/routes.ts')).toContain("path: '/labs'")
    expect(await make('mf-labs')).toBe('/new-labs')
    expect(contents('mf-labs/e2e/labs.spec.ts')).toContain("openPage(page, '/new-labs')")
  })

  it('answers the address that its team wants', async () => {
    expect(await make('mf-kits', '/robotics/kits')).toBe('/robotics/kits')
    expect(contents('shell/routes.ts')).toContain("path: '/robotics/kits', remote: 'mf-kits'")
  })
})

describe('the command', () => {
  const newRemote = (...args: readonly string[]) =>
    spawnSync(
      process.execPath,
      ['--import', 'tsx', 'shared/tooling/build/new-remote/new-remote.ts', ...args],
      {
        cwd: copy,
        encoding: 'utf8',
      },
    )

  it('says how to go on', () => {
    const { stdout, stderr } = newRemote('mf-news', '--no-install')
    expect(stderr).toBe('')
    expect(stdout).toMatch(/Its page is at \/new-news.*\n.*shorter address is taken/)
    expect(stdout).toContain('npm run release -- publish mf-news')
  })

  it('says what is wrong with what was typed', () => {
    const before = traces()
    const { status, stderr } = newRemote('mf-a', 'mf-b')
    expect(status).toBe(1)
    expect(stderr).toBe('\nOne remote at a time, not mf-a and mf-b.\n\n')
    expect(traces()).toEqual(before)
  })
})

describe('nothing is half-made', () => {
  mkdirSync(path.join(copy, 'mf-taken'))

  it.each<[string, string, string | undefined, string]>([
    ['its folder is there', 'mf-taken', undefined, 'something at mf-taken/ already'],
    ['its address is taken', 'mf-events', '/news/2', '/news/:id answers it'],
    ['its address cannot be', 'mf-events', 'Events', 'cannot be the address of a page'],
  ])('when %s', async (_, name, address, message) => {
    const before = traces()
    await expect(make(name, address)).rejects.toThrow(message)
    expect(traces()).toEqual(before)
  })

  it('when npm fails at the end', async () => {
    const before = traces()
    // npm must download this package, which fails offline.
    const manifest = contents('shell/package.json')
    const wish = { dependencies: { '@kutuhal/not-there': '1.0.0' } }
    writeFileSync(path.join(copy, 'shell/package.json'), JSON.stringify({ ...JSON.parse(manifest), ...wish }))
    process.env['npm_config_offline'] = 'true'
    const names = parseRemoteName('mf-events')
    await expect(createRemote(copy, names, { path: undefined, install: true })).rejects.toThrow(
      /npm could not link the new workspace.*\n.*not-there/s,
    )
    delete process.env['npm_config_offline']
    expect(traces()).toEqual(before)
  })

  it('when the route table is not where it was', async () => {
    writeFileSync(path.join(copy, 'shell/routes.ts'), 'export const routes = allRoutes()\n')
    const before = traces()
    await expect(make('mf-events')).rejects.toThrow('shell/routes.ts has no table')
    expect(traces()).toEqual(before)
  })
})
