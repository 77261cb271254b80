import { documentTitle } from './title.ts'

describe('documentTitle', () => {
  it.each([
    ['/', 'Kutuhal | STEM Education'],
    ['/services', 'Services | Kutuhal'],
    ['/robot-maze', 'Robot-maze | Kutuhal'],
    ['/news/999', 'News | Kutuhal'],
    ['/no/such/page', 'No | Kutuhal'],
    ['/%E0%A4%B8', 'स | Kutuhal'],
    ['/%E0%A4', '%E0%A4 | Kutuhal'],
  ])('names %s %s', (path, title) => {
    expect(documentTitle(path)).toBe(title)
  })

  it('puts the title of an item first', () => {
    expect(documentTitle('/courses/iot', 'IoT for Makers')).toBe('IoT for Makers | Kutuhal')
  })
})
