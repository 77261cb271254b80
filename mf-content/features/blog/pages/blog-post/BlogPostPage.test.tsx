/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { posts } from '../../posts.data.ts'
import { page } from './page.ts'

const load = (id: string) => page.load({ params: { id } })

describe('a blog post', () => {
  it('can be liked, and the like taken back', async () => {
    await open('1')
    await userEvent.click(screen.getByRole('button', { name: 'Like' }))
    await userEvent.click(screen.getByRole('button', { name: 'Liked' }))
    expect(screen.getByRole('button', { name: 'Like' })).toBeTruthy()
  })

  it('links its tags and its category to the filtered list', async () => {
    await open('5')
    const links = screen.getAllByRole('link').map(link => link.getAttribute('href'))
    expect(links).toContain('/blog?tag=Lesson%20plan')
    expect(links).toContain('/blog?category=AI%20in%20Education')
  })

  it('names its author, has no comments, and offers three related posts', async () => {
    await open('5')
    expect(
      screen.getByRole('region', { name: posts.find(post => post.id === '5')?.author.name ?? '' }),
    ).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Comments (0)' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add a Comment' })).toBeTruthy()
    const related = within(screen.getByRole('region', { name: 'Related Posts' }))
    expect(related.getAllByRole('article')).toHaveLength(3)
  })

  it.each(['999', '01', 'toString'])(
    'is missing under the unknown id "%s", and the list says so',
    async id => {
      expect(await load(id)).toEqual({
        status: 'missing',
        listPath: '/blog',
        title: 'Blog Post Not Found',
        text: "The blog post you are looking for doesn't exist or has been removed.",
      })
    },
  )
})

async function open(id: string) {
  const loaded = await load(id)
  if (loaded.status === 'missing') throw new Error(`There is no blog post ${id}.`)
  render(loaded.element)
}
