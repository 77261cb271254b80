/** Leaves out what drawn-icon.ts does not use of an icon: the names, and a random key for each shape. */
export default function iconLoader(source) {
  return source.replace(/,\s*key: "[^"]*"|\bname: "[^"]*",|,\s*aliases: \[[^\]]*\]/g, '')
}
