/** Where a tag leads: the blog list, filtered (product specification, point 2). */
export const tagPath = (tag: string): string => `/blog?tag=${encodeURIComponent(tag)}`

/** Where a category leads: the blog list, filtered (product specification, point 2). */
export const categoryPath = (category: string): string => `/blog?category=${encodeURIComponent(category)}`
