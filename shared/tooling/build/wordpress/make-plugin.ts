/** `npm run lab -- partners-wordpress` packs the maze's plugin; wordpress-plugin.test.ts runs its PHP. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../apps.ts'
import { packWordpressPlugin } from './wordpress-plugin.ts'

const target = path.join(projectRoot, '.cache', 'partners', 'robot-maze.zip')
const zip = await packWordpressPlugin('mf-maze')
mkdirSync(path.dirname(target), { recursive: true })
writeFileSync(target, zip)
console.log(
  `${path.relative(projectRoot, target)}: ${zip.length} bytes. Upload it in WordPress under Plugins, Add New, Upload.`,
)
