import { sortByDate } from '../items/by-date.ts'
import { moreItems } from '../items/more-items.ts'
import { posts, type PostSummary } from './posts.ts'

/** All posts, newest first. */
export const latestPosts = (): PostSummary[] => sortByDate(posts)

export const postById = (id: string): PostSummary | undefined => posts.find(post => post.id === id)

/** "Related Posts": the three most recent posts besides this one (product specification, point 9). */
export const relatedPosts = (id: string): PostSummary[] => moreItems(posts, id)
