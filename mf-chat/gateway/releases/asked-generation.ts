/** In which every address of the assistant ends (product specification, point 7). */
export const PATH = '/main/gemini'

const asked = /(?:^|\/)([0-9a-f]{12}|[0-9a-f]{32})\/main\/gemini$/

/**
 * Which generation of the site a page belongs to: its own address of the assistant says so. Pages that were composed before addresses
 * named it ask at the plain one.
 * @param path of the request, without its query
 */
export const askedGeneration = (path: string): string | undefined => asked.exec(path)?.[1]
