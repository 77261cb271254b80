const ADDRESS =
  /https?:\/\/[^\s<>"']+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w/@.])(?:[a-z0-9-]+\.)+[a-z]{2,}(?![\w.-]*@)(?:\/[^\s<>"']*)?/gi

/** A full stop without a space behind it, “school.The”, is no address. */
const isName = (found: string): boolean => /^(?:https?:|www\.)|@|^[^A-Z]*$/.test(found)

/** Web and e-mail addresses in a reply that the site does not name. Paths on the site itself are none of these. */
export function unfoundedAddresses(reply: string, site: string): readonly string[] {
  const known = site.toLowerCase()
  return [...reply.matchAll(ADDRESS)]
    .map(([found]) => found.replace(/[).,;:!?]+$/, ''))
    .filter(found => isName(found) && !known.includes(found.toLowerCase()))
}
