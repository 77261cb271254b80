import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listChangesSinceVersion, findAffectedFiles, parseRenamings } from './changelog.ts'
import { applyRenamings } from './apply-renamings.ts'

const CHANGELOG = `# @kutuhal/ui

## 1.2.0

- Renamed \`wideTablet\` to \`fromTablet\`,
  as it is said elsewhere.
- \`Notice\` is read out once.

## 1.10.0

- Newer than it looks.

## 1.1.0

- What everybody has.
`

const folder = mkdtempSync(path.join(tmpdir(), 'new-names-'))
afterAll(() => rmSync(folder, { recursive: true }))

const renamings = {
  '@kutuhal/ui': [
    { from: 'wideTablet', to: 'fromTablet' },
    { from: '@kutuhal/ui/Notice.tsx', to: '@kutuhal/ui/Message.tsx' },
  ],
}

function upgraded(text: string): string {
  const file = path.join(folder, 'Page.tsx')
  writeFileSync(file, text)
  return applyRenamings([file], renamings).get(file) ?? text
}

describe('a changelog', () => {
  it('says what came after a version, each on one line', () => {
    expect(listChangesSinceVersion('1.1.0', CHANGELOG)).toEqual([
      'Renamed `wideTablet` to `fromTablet`, as it is said elsewhere.',
      '`Notice` is read out once.',
      'Newer than it looks.',
    ])
    expect(listChangesSinceVersion('1.10.0', CHANGELOG)).toEqual([])
  })

  it('says what has another name, and whom an entry concerns', () => {
    const [renamed = '', notice = '', other = ''] = listChangesSinceVersion('1.1.0', CHANGELOG)
    expect([renamed, notice].flatMap(parseRenamings)).toEqual([{ from: 'wideTablet', to: 'fromTablet' }])
    const texts = new Map([
      ['Page.tsx', "import { Notice } from '@kutuhal/ui/Notice.tsx'"],
      ['Other.tsx', 'NoticeBoard'],
    ])
    expect([renamed, notice, other].map(change => findAffectedFiles(change, texts))).toEqual([
      [],
      ['Page.tsx'],
      [],
    ])
  })
})

describe('what a package has renamed', () => {
  it.each([
    [
      'where it is imported and used',
      `import { wideTablet } from '@kutuhal/ui/styles/breakpoints.ts'\nconst a = { [wideTablet]: 1 } as typeof wideTablet`,
      `import { fromTablet } from '@kutuhal/ui/styles/breakpoints.ts'\nconst a = { [fromTablet]: 1 } as typeof fromTablet`,
    ],
    [
      'under the name that a file gives it',
      `import { wideTablet as wide } from '@kutuhal/ui/styles/breakpoints.ts'\nconst wideTablet = wide`,
      `import { fromTablet as wide } from '@kutuhal/ui/styles/breakpoints.ts'\nconst wideTablet = wide`,
    ],
    [
      'in properties of its name',
      `import { wideTablet } from '@kutuhal/ui/styles/breakpoints.ts'\nconst all = { wideTablet }\nall.wideTablet`,
      `import { fromTablet } from '@kutuhal/ui/styles/breakpoints.ts'\nconst all = { wideTablet: fromTablet }\nall.wideTablet`,
    ],
    [
      'where it is handed on',
      `import { wideTablet } from '@kutuhal/ui/styles/breakpoints.ts'\nexport { wideTablet }\nexport { wideTablet as w } from '@kutuhal/ui/styles/breakpoints.ts'`,
      `import { fromTablet } from '@kutuhal/ui/styles/breakpoints.ts'\nexport { fromTablet as wideTablet }\nexport { fromTablet as w } from '@kutuhal/ui/styles/breakpoints.ts'`,
    ],
    [
      'as a module',
      `import { Notice } from '@kutuhal/ui/Notice.tsx'\njest.mock("@kutuhal/ui/Notice.tsx")\nconst page = <Notice />`,
      `import { Notice } from '@kutuhal/ui/Message.tsx'\njest.mock("@kutuhal/ui/Message.tsx")\nconst page = <Notice />`,
    ],
  ])('has its new name %s', (_, before, after) => {
    expect(upgraded(before)).toBe(after)
  })

  it.each([
    ['of another package', `import { wideTablet } from './breakpoints.ts'\nwideTablet`],
    ['of a function’s own', `const wide = (wideTablet: string) => wideTablet`],
  ])('does not change a name %s', (_, text) => {
    expect(upgraded(text)).toBe(text)
  })

  it('does not touch one that hides it', () => {
    const text = (name: string) =>
      `import { ${name} } from '@kutuhal/ui/styles/breakpoints.ts'\nconst f = (wideTablet: number) => wideTablet\nf(${name})`
    expect(upgraded(text('wideTablet'))).toBe(text('fromTablet'))
  })
})
