/**
 * Parses composed HTML into a tree. Time and memory are linear in the length of the HTML, which comes from a
 * release and could otherwise hold up a promote.
 */
import { DomHandler, type Document } from 'domhandler'
import { Parser } from 'htmlparser2'

/** Maximum depth of elements: browsers move elements that are nested deeper. */
const DEEPEST = 512

/** Maximum number of nodes, forty times as many as the largest page has. */
const MOST_ELEMENTS = 200_000

/** Parses HTML into a tree. @throws Error that names the exceeded limit */
export function parsePageTree(html: string): Document {
  const tree = new BoundedTree()
  new Parser(tree).end(html)
  return tree.root
}

class BoundedTree extends DomHandler {
  private elements = 0

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.elements += 1
    if (this.elements > MOST_ELEMENTS)
      throw new Error(`It has more than ${MOST_ELEMENTS} elements. Show less of it at a time.`)
    if (this.tagStack.length > DEEPEST)
      throw new Error(
        `It has elements inside one another, more than ${DEEPEST} deep, the last of them <${name.slice(0, 40)}>. Close each of them where it ends.`,
      )
    super.onopentag(name, attributes)
  }
}
