import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  dateField,
  createDrawingField,
  createFrontMatterSchema,
  createNamedObjectField,
  createChoiceField,
  slugField,
  textField,
  optionalTextField,
  textListField,
  booleanField,
} from './fields.ts'
import { readContentItems } from './content-items.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'written-items-'))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => rmSync(path.join(folder, 'items'), { recursive: true }))

const asha = { name: 'Asha Rao', bio: 'Builds kites.' }
const fields = createFrontMatterSchema({
  title: textField,
  slug: slugField,
  date: dateField,
  author: createNamedObjectField([asha]),
  category: createChoiceField(['Robots', 'Kites']),
  tags: textListField,
  cover: createDrawingField(pathToFileURL(`${folder}/drawings/`)),
  alt: optionalTextField,
  featured: booleanField,
})

const complete = `title: "A kite: the first"
slug: a-kite
date: 2025-02-28
author: Asha Rao
category: Kites
tags: [Wind, String]
cover: kite
alt: ""
featured: true
`

function read(files: Readonly<Record<string, string>>) {
  mkdirSync(path.join(folder, 'drawings'), { recursive: true })
  writeFileSync(path.join(folder, 'drawings', 'kite.svg'), '')
  mkdirSync(path.join(folder, 'items'))
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(folder, 'items', name), content)
  return readContentItems(pathToFileURL(`${folder}/items/`), fields)
}

const file = (yaml: string, html = '<p>It flies.</p>\n') => `---\n${yaml}---\n${html}`

const but = (line: string) => file(complete.replace(new RegExp(`^${line.split(':')[0]}:.*`, 'm'), () => line))

describe('what editors write', () => {
  it('is front matter above HTML, each file named after its id', () => {
    expect(read({ '7.html': file(complete) })).toEqual([
      {
        id: '7',
        fields: {
          title: 'A kite: the first',
          slug: 'a-kite',
          date: '2025-02-28',
          author: asha,
          category: 'Kites',
          tags: ['Wind', 'String'],
          cover: 'kite',
          alt: '',
          featured: true,
        },
        html: '<p>It flies.</p>\n',
      },
    ])
  })

  it('comes in the order of the ids', () => {
    const files = { '10.html': file(complete), '9.html': but('slug: another'), '.hidden': '' }
    expect(read(files).map(({ id }) => id)).toEqual(['9', '10'])
  })

  it('may hold lines of dashes and endings of Windows', () => {
    const windows = file(complete, '<p>One</p>\n---\n<p>Two</p>\n').replaceAll('\n', '\r\n')
    expect(read({ '1.html': windows })[0]?.html).toBe('<p>One</p>\r\n---\r\n<p>Two</p>\r\n')
  })
})

describe('editors are told file, field and remedy', () => {
  it.each([
    ['title:', 'title is missing: it must be a text'],
    ['title: 12', 'title must be a text; it is 12'],
    [
      'title: "{{brnad}} flies"',
      'title holds "{{brnad}} flies"; what stands for a fact is {{brand}}, {{legalName}}',
    ],
    ['slug: A Kite', 'slug must be words of an address, such as our-lab-opens; it is "A Kite"'],
    ['date: 2025-02-29', 'date must be a day that there is, such as 2025-06-18; it is "2025-02-29"'],
    ['date: 28 February', 'date must be a day that there is, such as 2025-06-18; it is "28 February"'],
    ['author: Nobody', 'author must be one of these: Asha Rao; it is "Nobody"'],
    ['category: Cookery', 'category must be one of these: Robots, Kites; it is "Cookery"'],
    ['tags: Wind', 'tags must be a list of texts, such as [Arduino, Sensors]; it is "Wind"'],
    ['tags: [Wind, 3]', 'tags 2 must be a text; it is 3'],
    [
      'cover: plane',
      'cover names a drawing that is not there: draw drawings/plane.svg, then: npm run lab -- drawings',
    ],
    ['featured: yes', 'featured must be true or false; it is "yes"'],
    ['title: A kite: the second', 'at line 2'],
  ])('%s', (line, complaint) => {
    const reading = () => read({ '3.html': but(line) })
    expect(reading).toThrow(complaint)
  })

  it('when a field is not there, or is there and nobody reads it', () => {
    const yaml = complete.replace('featured: true', 'feature: true')
    const reading = () => read({ '3.html': file(yaml) })
    expect(reading).toThrow(
      /items\/3\.html: featured is missing: it must be true or false\n.*items\/3\.html: has a field that nothing reads: feature\. Its fields are: title, slug/,
    )
  })

  it('when there is no front matter', () => {
    expect(() => read({ '3.html': '<p>It flies.</p>' })).toThrow('does not begin with front matter')
  })

  it.each(['kite.html', '03.html', '3-kite.html', '3.md'])('when a file is named %s', name => {
    expect(() => read({ [name]: file(complete) })).toThrow(`${name}: is not named after an id`)
  })

  it('when two items have the same slug', () => {
    expect(() => read({ '1.html': file(complete), '2.html': file(complete) })).toThrow(
      /items\/2\.html: slug "a-kite" is that of .*items\/1\.html already/,
    )
  })

  it('of all files at once', () => {
    expect(() => read({ '1.html': but('title:'), '2.html': but('date: soon') })).toThrow(
      /1\.html: title[^]*2\.html: date/,
    )
  })
})
