import { noTexts } from '../items/search-texts.ts'
import { filterPosts, tagsOf } from './blog-filter.ts'
import { categoryPath, tagPath } from './blog-links.ts'
import type { Category, PostSummary } from './posts.ts'
import { shownTags } from './shown-tags.ts'

const maze = post('1', '2025-02-01', 'Robotics', 'Meera Shah', ['mazes', 'sensors'])
const exam = post('2', '2025-04-01', 'Education', 'Arif Khan', ['parents'])
const drone = post('3', '2025-03-01', 'Robotics', 'Arif Khan', ['sensors', 'Drones & kites'])
const posts = [maze, exam, drone]
const nothing = { text: '', category: '', tag: '' }

describe('the blog filters', () => {
  it('show everything, newest first, while nothing is asked for', () => {
    expect(filterPosts(posts, nothing, noTexts)).toEqual([exam, drone, maze])
  })

  it('keep one category', () => {
    expect(filterPosts(posts, { ...nothing, category: 'Robotics' }, noTexts)).toEqual([drone, maze])
  })

  it('keep one tag', () => {
    expect(filterPosts(posts, { ...nothing, tag: 'sensors' }, noTexts)).toEqual([drone, maze])
  })

  it('work together', () => {
    const filter = { text: 'arif', category: 'Robotics', tag: 'sensors' }
    expect(filterPosts(posts, filter, noTexts)).toEqual([drone])
  })

  it('search title, excerpt and author, in upper or lower case', () => {
    expect(filterPosts(posts, { ...nothing, text: 'TITLE 2' }, noTexts)).toEqual([exam])
    expect(filterPosts(posts, { ...nothing, text: 'excerpt 3' }, noTexts)).toEqual([drone])
    expect(filterPosts(posts, { ...nothing, text: 'meera' }, noTexts)).toEqual([maze])
  })

  it('search the content as soon as it is there', () => {
    expect(filterPosts(posts, { ...nothing, text: 'gyroscope' }, noTexts)).toEqual([])
    expect(filterPosts(posts, { ...nothing, text: 'gyroscope' }, { 3: 'A Gyroscope' })).toEqual([drone])
  })

  it.each(['Cookery', 'robotics', 'toString'])('match nothing for the unknown category or tag "%s"', name => {
    expect(filterPosts(posts, { ...nothing, category: name }, noTexts)).toEqual([])
    expect(filterPosts(posts, { ...nothing, tag: name }, noTexts)).toEqual([])
  })
})

describe('tags', () => {
  it('are listed once each, in alphabetical order', () => {
    expect(tagsOf(posts)).toEqual(['Drones & kites', 'mazes', 'parents', 'sensors'])
  })

  it('stand on a card up to three, and then as a number', () => {
    expect(shownTags(['a', 'b', 'c'])).toEqual({ shown: ['a', 'b', 'c'], more: 0 })
    expect(shownTags(['a', 'b', 'c', 'd', 'e'])).toEqual({ shown: ['a', 'b', 'c'], more: 2 })
  })

  it('and categories lead to the filtered list, whatever characters they hold', () => {
    expect(tagPath('Drones & kites')).toBe('/blog?tag=Drones%20%26%20kites')
    expect(categoryPath('AI in Education')).toBe('/blog?category=AI%20in%20Education')
  })
})

function post(id: string, date: string, category: Category, name: string, tags: string[]): PostSummary {
  const author = { name, role: '', bio: '' }
  const texts = { title: `Title ${id}`, excerpt: `Excerpt ${id}`, slug: id, coverImage: '', coverAlt: '' }
  return { id, date, category, author, tags, ...texts }
}
