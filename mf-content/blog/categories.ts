/** The categories of the blog (product specification, point 3). */
export const categories = ['Robotics', 'Education', 'Competitions', 'Programming', 'AI in Education'] as const
export type Category = (typeof categories)[number]
