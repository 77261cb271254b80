import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'

/** Finds constants below a top-level `try` with an `await`: code in the `try` may run before these exist. */
function lateConstants(text: string): readonly string[] {
  const [, tried = '', rest = ''] = /^try \{\n(.*?)^\}(?: catch.*?| finally.*?)?\n(.*)/ms.exec(text) ?? []
  if (!/\bawait\b/.test(tried)) return []
  return rest.match(/^(?:export )?(?:const|let|class) \w+/gm) ?? []
}

describe('a program', () => {
  it('is found out if it needs a constant before that is there', () => {
    const program = 'try {\n  await start()\n} catch (error) {\n  fail(error)\n}\n'
    expect(lateConstants(`${program}\nconst LATE = 1\n`)).toEqual(['const LATE'])
    expect(lateConstants(`const EARLY = 1\n${program}\nfunction fail() {\n  const own = 1\n}\n`)).toEqual([])
  })

  it('has its constants before it starts', () => {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts'], {
      cwd: projectRoot,
      encoding: 'utf8',
    })
    const programs = files
      .split('\n')
      .filter(file => file !== '' && !file.endsWith('.test.ts'))
      .filter(file => existsSync(path.join(projectRoot, file)))
      .map(file => ({ file, text: readFileSync(path.join(projectRoot, file), 'utf8') }))
      .filter(({ text }) => /^try \{$/m.test(text))
    expect(programs.length).toBeGreaterThan(5)
    expect(programs.flatMap(({ file, text }) => lateConstants(text).map(name => `${file}: ${name}`))).toEqual(
      [],
    )
  })
})
