/** `npm run lab -- partners-wordpress` packs the maze's WordPress plugin and checks its PHP. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../apps.ts'
import { packWordpressPlugin } from './wordpress-plugin.ts'

const target = path.join(projectRoot, '.cache', 'partners', 'robot-maze.zip')
const zip = await packWordpressPlugin('mf-maze', checkSyntax)
mkdirSync(path.dirname(target), { recursive: true })
writeFileSync(target, zip)
console.log(
  `${path.relative(projectRoot, target)}: ${zip.length} bytes. Upload it in WordPress under Plugins, Add New, Upload.`,
)

/** Checks the syntax of PHP files. @throws Error with PHP's message */
function checkSyntax(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.php'),
  )
  for (const file of files) {
    const { status, error, stdout } = spawnSync('php', ['-l', path.join(folder, file)], { encoding: 'utf8' })
    if (error)
      return console.log('There is no php here, so the plugin was packed unread. Debian has it as php-cli.')
    if (status !== 0) throw new Error(`PHP does not understand ${file}: ${stdout}`)
  }
}
