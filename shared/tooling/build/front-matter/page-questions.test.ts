import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readPageQuestions } from './page-questions.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'written-questions-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function read(yaml: string) {
  writeFileSync(path.join(folder, 'about.yaml'), yaml)
  return readPageQuestions(pathToFileURL(`${folder}/`))
}

it('has the questions of each page by its name', () => {
  writeFileSync(path.join(folder, 'questions.data.ts'), '')
  expect(read('- asks: [who are you]\n  says: [We are two carpenters.]\n')).toEqual({
    about: [{ asks: ['who are you'], says: ['We are two carpenters.'] }],
  })
})

it.each([
  ['asks: [who]', /about\.yaml: .*must be a list/],
  ['- asks: []\n  says: [We.]', /about\.yaml: 1 asks must hold a question/],
  ['- asks: [who]\n  says: We are.', /about\.yaml: 1 says must be a list of texts/],
  ['- asks: [who]\n  says: [We, are, two, men]', /about\.yaml: 1 says may hold three at most/],
  ['- asks: [who, 7]\n  says: [We.]', /about\.yaml: 1 asks 2 must be a text/],
  ['- asks: [who]\n  says: [We.]\n  page: /', /about\.yaml: 1 /],
  ['- asks: [who]\n  says: ["unclosed]', /about\.yaml: is not YAML/],
])('names file and place of what is not right: %s', (yaml, complaint) => {
  expect(() => read(yaml)).toThrow(complaint)
})
