/** Every tag once, in alphabetical order. */
export const tagsOf = (posts: readonly { readonly tags: readonly string[] }[]): string[] =>
  [...new Set(posts.flatMap(post => post.tags))].sort((a, b) => a.localeCompare(b, 'en'))
