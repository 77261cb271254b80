/** The media query for animations. Visitors who prefer reduced motion get none. */
export const motionMediaQuery = '@media (prefers-reduced-motion: no-preference)'

/** How long the robot takes for a step or a quarter turn. */
export const stepDuration = '350ms'
