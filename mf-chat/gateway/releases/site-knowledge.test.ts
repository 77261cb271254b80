import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createKnowledgeCache } from './site-knowledge.ts'

const [STABLE, CANARY, PREVIEW, NEXT] = [
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
  'cccccccccccccccccccccccccccccccc',
  'dddddddddddddddddddddddddddddddd',
] as const

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assistant-store-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function compose(generation: string, price: number) {
  const site = path.join(folder, 'sites', generation)
  await mkdir(site, { recursive: true })
  const text = `Price: ₹${price}`
  const page = {
    url: '/courses',
    title: 'Courses',
    description: '',
    sections: [{ heading: 'Blockzie', text }],
    questions: [{ asks: ['what does Blockzie cost'], says: [text] }],
  }
  const article = {
    url: '/news/1',
    title: 'News',
    description: '',
    sections: [{ heading: 'News', text: 'Hello.' }],
  }
  await writeFile(path.join(site, 'documents.json'), JSON.stringify([page, article]))
}

/**
 * Makes a generation live as the release tooling does: creates a deployment with links, and replaces the
 * pointer (decision 8).
 */
async function deploy(number: number, stable: string) {
  const deployment = path.join(folder, 'deployments', 'live', String(number))
  await mkdir(deployment, { recursive: true })
  await symlink(path.join('..', '..', '..', 'sites', stable), path.join(deployment, '99'))
  await symlink(path.join('deployments', 'live', String(number)), path.join(folder, 'next'))
  await rename(path.join(folder, 'next'), path.join(folder, 'live'))
}

const start = (most = 4) => createKnowledgeCache(folder, 'live', most)
const priceIn = async (site: ReturnType<typeof start>, generation?: string) =>
  /₹\d+/.exec((await site.of(generation)).answer('What does Blockzie cost?').text)?.[0]

it('says what the generation of the asking page says', async () => {
  await compose(STABLE, 599)
  await compose(CANARY, 649)
  await deploy(1, STABLE)
  const site = start()
  // This generation is composed while the service runs.
  await compose(PREVIEW, 1)
  expect(await priceIn(site)).toBe('₹599')
  expect(await priceIn(site, CANARY)).toBe('₹649')
  expect(await priceIn(site, PREVIEW)).toBe('₹1')
  expect(await priceIn(site, STABLE)).toBe('₹599')
})

it('follows a release and a rollback at once, and older pages keep what they say', async () => {
  await compose(STABLE, 599)
  await deploy(1, STABLE)
  const site = start()
  expect(await priceIn(site)).toBe('₹599')
  await compose(NEXT, 699)
  await deploy(2, NEXT)
  expect(await priceIn(site)).toBe('₹699')
  expect(await priceIn(site, STABLE)).toBe('₹599')
  await deploy(3, STABLE)
  expect(await priceIn(site)).toBe('₹599')
})

it('answers pages of a generation that is gone from what is live', async () => {
  await compose(STABLE, 599)
  await deploy(1, STABLE)
  expect(await priceIn(start(), PREVIEW)).toBe('₹599')
})

it('keeps few generations in memory, and reads each once however many ask', async () => {
  for (const generation of [STABLE, CANARY, PREVIEW, NEXT]) await compose(generation, 599)
  await deploy(1, STABLE)
  const site = start(2)
  const known = await Promise.all(Array.from({ length: 20 }, () => site.of(undefined)))
  // Each reading of the documents makes another object.
  expect(new Set(known).size).toBe(1)
  for (const generation of [CANARY, PREVIEW, NEXT]) await site.of(generation)
  expect(site.size()).toBe(2)
})

it('lists the pages that are no articles', async () => {
  await compose(STABLE, 599)
  await deploy(1, STABLE)
  expect((await start().of(undefined)).pages.map(({ address }) => address)).toEqual(['/courses'])
})

it('says what to do where nothing is live, and tries again with the next question', async () => {
  const site = start()
  await expect(site.of(undefined)).rejects.toThrow(/Nothing is live at .*promote.*STORE and ASSISTANT_SITE/)
  await mkdir(path.join(folder, 'sites', STABLE), { recursive: true })
  await writeFile(path.join(folder, 'sites', STABLE, 'documents.json'), '{"half": ')
  await deploy(1, STABLE)
  await expect(site.of(undefined)).rejects.toThrow(/cannot be used/)
  await compose(STABLE, 599)
  expect(await priceIn(site)).toBe('₹599')
})
