/** Maximum width of a comment: the formatter's width for code (.oxfmtrc.json); columns. */
const WIDTH = 110
const MOST_LINES = 3
/** Directives for tools, which must stay on one line. */
const EXEMPT = /^\/\* global |^ \* @fires /

export const shortCommentsPlugin = {
  rules: {
    'short-comments': {
      meta: { type: 'suggestion', schema: [] },
      create: ({ sourceCode, report }) => ({
        Program() {
          for (const { loc } of joined(sourceCode.getAllComments())) {
            const lines = sourceCode.lines.slice(loc.start.line - 1, loc.end.line)
            if (!/^\s*\/[/*]/.test(lines[0] ?? '')) continue
            if (lines.some(line => line.length > WIDTH && !EXEMPT.test(line)))
              report({ loc, message: `A comment has lines of at most ${WIDTH} columns.` })
            if (countProse(lines) > MOST_LINES)
              report({
                loc,
                message: `A comment has at most ${MOST_LINES} lines. Put what is longer into a decision, and name it here.`,
              })
          }
        },
      }),
    },
  },
}

function joined(comments) {
  const blocks = []
  for (const { type, loc } of comments) {
    const last = blocks.at(-1)
    const goesOn = type === 'Line' && last?.type === 'Line' && last.loc.end.line === loc.start.line - 1
    if (goesOn) last.loc = { start: last.loc.start, end: loc.end }
    else blocks.push({ type, loc })
  }
  return blocks
}

function countProse(lines) {
  const words = lines.map(line => line.replace(/^\s*(\/\/|\/?\*+\/?)\s?/, '').replace(/\s*\*\/$/, ''))
  const firstTag = words.findIndex(line => line.startsWith('@'))
  // Indented lines are tables or code, and a hyphen starts a list item.
  return words.slice(0, firstTag === -1 ? undefined : firstTag).filter(line => /^(?!- )\S/.test(line)).length
}
