/** The categories of the blog (product specification, point 3). */
export const categories = ['Robotics', 'Education', 'Competitions', 'Programming', 'AI in Education'] as const
export type Category = (typeof categories)[number]

/** The address to which a category links: the filtered blog list (product specification, point 2). */
export const getCategoryPath = (category: string): string => `/blog?category=${encodeURIComponent(category)}`
