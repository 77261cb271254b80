/**
 * Keys for rules that depend on how much room the header has. Not the window's width: where somebody reads with letters of twice
 * the size, the same window has half the room, and a `rem` counts in those letters here only.
 */
export const wideHeader = '@container header (min-width: 60rem)'
export const narrowHeader = '@container header (max-width: 59.99rem)'
export const smallHeader = '@container header (max-width: 29.99rem)'
export const tinyHeader = '@container header (max-width: 20.99rem)'

/** On the element whose width counts. */
export const headerContainer = { containerType: 'inline-size', containerName: 'header' } as const
