/** Name and address of the header's links (product specification, point 2). */
export const primaryLinks = [
  ['Home', '/'],
  ['Services', '/services'],
  ['News', '/news'],
  ['About', '/about'],
  ['Contact', '/contact'],
]

export const solutionLinks = [
  ['Smart Anganwadi', '/smart-anganwadi'],
  ['Courses', '/courses'],
  ['Robot Maze', '/robot-maze'],
  ['Blog', '/blog'],
]
