import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { ensureProgram } from '@kutuhal/release/programs/debian-program.ts'
import { installFromNpm, runInstallCommand } from '@kutuhal/testing/install-from-npm.ts'
import { projectRoot } from '@kutuhal/build/apps.ts'

/** The npm package with WordPress: a zip with its PHP programs, and a folder with its scripts and styles. */
const BUILDS = '@wp-playground/wordpress-builds@0.9.19'
const VERSION = '6.5'

const USE_SQLITE = `<?php
define( 'DB_ENGINE', 'sqlite' );
require_once __DIR__ . '/sqlite-database-integration-main/wp-includes/sqlite/db.php';
`

const folder = path.join(projectRoot, '.cache', 'wordpress')

/** The folder of a fresh WordPress with an administrator, one post, and SQLite in place of MySQL. */
export const installationFolder = path.join(folder, `site-${VERSION}`)

/** Installs WordPress. @throws Error that says what is missing */
export default function installWordPress(): void {
  ensureProgram({ name: 'php', debianPackage: 'php-cli', elsewhere: 'brew install php' })
  const hasSqlite = () => spawnSync('php', ['-m'], { encoding: 'utf8' }).stdout.includes('pdo_sqlite')
  if (!hasSqlite()) runInstallCommand('apt-get', ['--quiet', '--quiet', 'install', '--yes', 'php-sqlite3'])
  if (existsSync(installationFolder)) return
  installFromNpm(folder, [BUILDS])
  const builds = path.join(folder, 'node_modules/@wp-playground/wordpress-builds')
  const unfinished = `${installationFolder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  unpack(path.join(builds, `src/wordpress/wp-${VERSION}.zip`), unfinished)
  cpSync(path.join(builds, `public/wp-${VERSION}`), unfinished, { recursive: true })
  const content = path.join(unfinished, 'wp-content')
  unpack(path.join(builds, 'src/sqlite-database-integration/sqlite-database-integration.zip'), content)
  writeFileSync(path.join(content, 'db.php'), USE_SQLITE)
  renameSync(unfinished, installationFolder)
}

function unpack(zip: string, target: string): void {
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(zip)))) {
    const file = path.join(target, name)
    if (name.endsWith('/')) continue
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
}
