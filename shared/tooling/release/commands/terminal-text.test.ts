import { formatForTerminal, wrapText } from './terminal-text.ts'

it.each<[string, string, string]>([
  ['a line that fits', 'Live: mf-one@1.1.0.', 'Live: mf-one@1.1.0.'],
  [
    'words',
    'Nothing is live at the site "live" in the store.',
    'Nothing is live at the site\n"live" in the store.',
  ],
  ['a list', '- The pointer of the site leads to sites', '- The pointer of the site\n  leads to sites'],
  ['a table', 'Since  today, by promote mf-one@1.1.0', 'Since  today, by promote\n       mf-one@1.1.0'],
  [
    'blanks before',
    '     by team-one (asha@laptop), generation',
    '     by team-one\n     (asha@laptop),\n     generation',
  ],
  [
    'a command that fits in a line',
    'Widen it, or stop it: npm run release -- a b. Then look.',
    'Widen it, or stop it:\nnpm run release -- a b. Then\nlook.',
  ],
  [
    'a command that does not',
    'Back: npm run release -- --store /srv/a rollback mf-one',
    'Back:\nnpm run release -- --store \\\n  /srv/a rollback mf-one',
  ],
  [
    'a path with blanks',
    "Back: npm run release -- --store '/srv/it'\\''s own' status",
    "Back:\nnpm run release -- --store \\\n  '/srv/it'\\''s own' status",
  ],
  [
    'a command of the system',
    "Make one: ssh-keygen -t ed25519 -N '' -f /home/asha/key",
    "Make one:\nssh-keygen -t ed25519 -N '' \\\n  -f /home/asha/key",
  ],
  [
    'JSON',
    '{ "what": "promote mf-one@1.1.0 mf-two@1.1.0" }',
    '{ "what": "promote mf-one@1.1.0 mf-two@1.1.0" }',
  ],
])('breaks %s where a person and a shell read on', (_, text, lines) => {
  expect(wrapText(text, 30)).toBe(lines)
})

it('never breaks a word: an address is copied whole', () => {
  const address = `http://127.0.0.1:4321/${'x'.repeat(32)}/`
  expect(wrapText(`The console is at ${address} now`, 30)).toBe(`The console is at\n${address}\nnow`)
})

it('asks for a hundred columns, unless a program breaks the lines itself', () => {
  const before = process.env['COLUMNS']
  const store = { folder: '/srv/store', pointer: 'live' }
  const text = 'Nobody has looked whether it fits. '.repeat(8)
  delete process.env['COLUMNS']
  const lines = formatForTerminal(text, store).split('\n')
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.filter(line => line.length > 100)).toEqual([])
  process.env['COLUMNS'] = '100000'
  expect(formatForTerminal(text, store)).toBe(text)
  if (before === undefined) delete process.env['COLUMNS']
  else process.env['COLUMNS'] = before
})
