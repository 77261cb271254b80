/** The media query for animations, which do not run if visitors prefer reduced motion. */
export const motionAllowed = '@media (prefers-reduced-motion: no-preference)'

/** How long the robot takes for a step or a quarter turn. */
export const stepDuration = '350ms'
