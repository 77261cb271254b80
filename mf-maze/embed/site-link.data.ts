import { site } from '@kutuhal/contract'

/** Who made the maze, as the terms for partners want it named. Read while building: the rest of the company's facts stays there. */
export const maker = { name: site.brand, href: `${site.url}/robot-maze` }
