export function hashTree(texts: Readonly<Record<string, string>>): {
  readonly root: string
  readonly proofs: Readonly<Record<string, readonly string[]>>
}
