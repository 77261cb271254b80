/**
 * Who made the maze, as the terms for partners want it named. Written out: the company's facts would bring the contract
 * with them, whose Trusted Types policy pages of partners do not allow. A test holds it equal to them.
 */
export const maker = { name: 'Kutuhal', href: 'https://www.kutuhal.example/robot-maze' } as const
