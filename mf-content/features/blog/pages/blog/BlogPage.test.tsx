/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sortByDate } from '../../../../lists/by-date.ts'
import { getCurrentQuery, getNavigationType, renderAtAddress } from '../../../../testing/open-at.tsx'
import { posts } from '../../posts.data.ts'
import { collectTags } from '../../posts.ts'
import { BlogPage } from './BlogPage.tsx'

const newest = sortByDate(posts)
const newestFirst = newest.map(post => post.title)
const here = { number: 0, items: newest, count: newest.length }
const blogPage = <BlogPage data={{ here, tags: collectTags(posts) }} />
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(heading => heading.textContent)
const button = (name: string) => screen.getByRole('button', { name })
const searchBox = () => screen.getByRole('searchbox', { name: 'Search the blog' })
const titlesIn = (category: string) =>
  newest.filter(post => post.category === category).map(post => post.title)

describe('the blog list', () => {
  it('shows all posts, newest first, and no chips, to those who ask for nothing', () => {
    renderAtAddress('/blog', blogPage)
    expect(titles()).toEqual(newestFirst)
    expect(screen.getByRole('status').textContent).toBe(`${posts.length} blog posts found`)
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
  })

  it('filters by category, shows the filter as a chip, and takes it away again', async () => {
    renderAtAddress('/blog', blogPage)
    await userEvent.click(button('Robotics'))
    expect(titles()).toEqual(titlesIn('Robotics'))
    expect(getCurrentQuery()).toBe('?category=Robotics')
    expect(getNavigationType()).toBe('PUSH')

    await userEvent.click(button('Remove filter: Robotics'))
    expect(titles()).toEqual(newestFirst)
    expect(getCurrentQuery()).toBe('')
    expect(document.activeElement).toBe(screen.getByRole('status'))
  })

  it('filters by tag, and takes the filter back when the tag is pressed again', async () => {
    const post = newest[0]
    const tag = post?.tags[0] ?? ''
    renderAtAddress('/blog', blogPage)
    await userEvent.click(button(tag))
    expect(titles()).toContain(post?.title)
    expect(button(`Remove filter: ${tag}`)).toBeTruthy()
    await userEvent.click(button(tag))
    expect(getCurrentQuery()).toBe('')
  })

  it('finds posts by their author', async () => {
    const author = posts[0]?.author.name ?? ''
    renderAtAddress('/blog', blogPage)
    fireEvent.change(searchBox(), { target: { value: author.toUpperCase() } })
    await waitFor(() => {
      expect(titles()).toContain(posts[0]?.title)
      expect(titles().length).toBeLessThan(posts.length)
    })
    expect(getNavigationType()).toBe('REPLACE')
  })

  it('is restored from the address, and cleared in one go', async () => {
    renderAtAddress('/blog?q=the&category=AI%20in%20Education', blogPage)
    expect(searchBox()).toHaveProperty('value', 'the')
    expect(button('AI in Education').getAttribute('aria-pressed')).toBe('true')
    expect(button('Remove filter: “the”')).toBeTruthy()
    await waitFor(() => expect(titles()).toEqual(titlesIn('AI in Education')))

    await userEvent.click(button('Clear all'))
    expect(titles()).toEqual(newestFirst)
    expect(searchBox()).toHaveProperty('value', '')
    expect(getCurrentQuery()).toBe('')
  })

  it('says so when nothing matches, and starts afresh on request', async () => {
    renderAtAddress('/blog?category=Cookery&tag=toString', blogPage)
    expect(screen.getByText('No blog posts found matching your criteria.')).toBeTruthy()
    await userEvent.click(button('Reset Filters'))
    expect(titles()).toEqual(newestFirst)
  })
})
