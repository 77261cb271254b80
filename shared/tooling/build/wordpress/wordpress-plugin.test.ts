import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { site } from '@kutuhal/contract'
import { getPackageVersion } from '../apps.ts'
import { packWordpressPlugin } from './wordpress-plugin.ts'

const hasPhp = spawnSync('php', ['-v']).status === 0
const itWithPhp = hasPhp ? it : it.skip

it('is a zip with one folder, which names this version and this site', async () => {
  const files = unzipSync(await packWordpressPlugin('mf-maze'))
  expect(Object.keys(files).sort()).toEqual([
    'robot-maze/block/block.json',
    'robot-maze/block/editor.asset.php',
    'robot-maze/block/editor.js',
    'robot-maze/readme.txt',
    'robot-maze/robot-maze.php',
  ])
  const texts = Object.values(files).map(file => strFromU8(file))
  expect(texts.join('\n')).not.toMatch(/\{\{\w/)
  expect(texts.join('\n')).toContain(`'${site.url}/embed/mf-maze@v1/'`)
  const block = strFromU8(files['robot-maze/block/block.json'] ?? new Uint8Array())
  expect(JSON.parse(block)).toMatchObject({ version: getPackageVersion('mf-maze') })
})

itWithPhp(
  'writes the element with what was chosen, and nothing else, as shortcode and as block',
  async () => {
    let output = ''
    await packWordpressPlugin('mf-maze', folder => {
      const program = path.join(__dirname, 'fixtures', 'output.php')
      const { stdout, stderr } = spawnSync('php', [program, folder], { encoding: 'utf8' })
      output = stdout
      expect(stderr).toBe('')
    })
    const folder = `${site.url}/embed/mf-maze@v1/`
    const inside = `<a href="${folder}frame.html"><img src="${folder}board.svg" width="560" height="560" alt="Play the robot maze"></a><br><svg width="1" height="440" aria-hidden="true"></svg>`
    expect(JSON.parse(output)).toEqual({
      plain: `<robot-maze>${inside}</robot-maze>`,
      chosen: `<robot-maze theme="dark" sound="on" reset-label="Say &quot;again&quot;" heading-level="3">${inside}</robot-maze>`,
      block: `<robot-maze sound="on" reset-label="Again">${inside}</robot-maze>`,
      silent: `<robot-maze>${inside}</robot-maze>`,
      scripts: { 'robot-maze': `${folder}robot-maze.js` },
    })
  },
)
