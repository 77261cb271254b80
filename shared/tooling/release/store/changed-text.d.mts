export function changedText(text: string, changes: readonly (readonly [text: string, by: string])[]): string
