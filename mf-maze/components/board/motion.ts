/** Key for rules that move something: they only hold for people who have not asked for less motion. */
export const withMotion = '@media (prefers-reduced-motion: no-preference)'

/** How long the robot takes for a step or a quarter turn. */
export const stepTime = '350ms'
