import { notJson } from './json-data.ts'

describe('notJson', () => {
  it('has nothing to say of what JSON can hold', () => {
    const shared = { name: 'twice' }
    const data = {
      text: 'a',
      list: [1, null, true, shared, shared],
      none: undefined,
      bare: Object.create(null) as object,
    }
    expect(notJson(data)).toEqual([])
  })

  it.each([
    [{ date: new Date(0) }, 'data.date is a Date'],
    [{ list: [{ map: new Map() }] }, 'data.list[0].map is a Map'],
    [{ list: [undefined] }, 'data.list[0] is undefined'],
    [{ run: () => undefined }, 'data.run is a function'],
    [{ big: 1n }, 'data.big is a bigint'],
    [{ ratio: NaN }, 'data.ratio is NaN'],
  ])('names what comes back as something else: %#', (data, named) => {
    expect(notJson(data)).toEqual([named])
  })

  it('notices what contains itself', () => {
    const data: Record<string, unknown> = {}
    data['self'] = data
    expect(notJson(data)).toEqual(['data.self contains itself'])
  })
})
