import { hashTree } from '@kutuhal/build/data-modules/hash-tree.mjs'
import { isFileInRelease } from './content.ts'

const filesOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`news/${index}`, `{"id":${index}}`]))

describe('a file of a release', () => {
  it.each([1, 2, 3, 7, 8, 100])('is known by what it brings along, one of %d', async count => {
    const files = filesOf(count)
    const { root, proofs } = hashTree(files)
    for (const [name, text] of Object.entries(files)) {
      expect(await isFileInRelease(name, text, proofs[name] ?? [], root)).toBe(true)
    }
  })

  it('brings along one hash for every doubling of their number', () => {
    const longest = (count: number) =>
      Math.max(...Object.values(hashTree(filesOf(count)).proofs).map(proof => proof.length))
    expect([longest(16), longest(1024)]).toEqual([4, 10])
  })

  it('is not one that was changed, stands in for another, or brings no proof', async () => {
    const files = filesOf(9)
    const { root, proofs } = hashTree(files)
    const text = files['news/4'] ?? ''
    const proof = proofs['news/4'] ?? []
    expect(await isFileInRelease('news/4', `${text} `, proof, root)).toBe(false)
    expect(await isFileInRelease('news/5', text, proof, root)).toBe(false)
    expect(await isFileInRelease('news/4', text, [], root)).toBe(false)
    expect(await isFileInRelease('news/4', text, proof.slice(1), root)).toBe(false)
    expect(await isFileInRelease('news/4', text, proof, hashTree(filesOf(10)).root)).toBe(false)
  })
})
