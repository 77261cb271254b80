import { content } from '../items/content.ts'

/** The tags of all posts; that it is those is checked by hash. */
export const blogTags = (): Promise<readonly string[]> => content('blog/tags') as Promise<readonly string[]>
