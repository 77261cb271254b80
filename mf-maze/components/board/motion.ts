/** For rules that animate: they do not apply if reduced motion is preferred. */
export const withMotion = '@media (prefers-reduced-motion: no-preference)'

/** How long the robot takes for a step or a quarter turn. */
export const stepTime = '350ms'
