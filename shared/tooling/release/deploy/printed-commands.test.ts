import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { addStoreOptionsToCommands } from './printed-commands.ts'

const back = 'Back: npm run release -- rollback'
const usual = path.join(projectRoot, '.store')

it.each([
  [{ folder: usual, pointer: 'live' }, back],
  [{ folder: usual, pointer: 'live-4000' }, 'Back: npm run release -- --site live-4000 rollback'],
  [{ folder: '/srv/store', pointer: 'live' }, 'Back: npm run release -- --store /srv/store rollback'],
  [{ folder: "/srv/asha's", pointer: 'live' }, "Back: npm run release -- --store '/srv/asha'\\''s' rollback"],
  [{ folder: "/srv/$&'", pointer: 'live' }, "Back: npm run release -- --store '/srv/$&'\\''' rollback"],
])('names the store and the site wherever they are not the usual ones: %j', (store, printed) => {
  expect(addStoreOptionsToCommands(back, store)).toBe(printed)
})

it('lets no text of anybody tell the terminal what to do, or read from right to left', () => {
  const written = 'mf-one\u001b[2J says\u202e gnp.exe\u2066:\n\tno\u009b1m'
  expect(addStoreOptionsToCommands(written, { folder: 'store', pointer: 'live' })).toBe(
    'mf-one[2J says gnp.exe:\n\tno1m',
  )
})
