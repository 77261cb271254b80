export function splitFrontMatter(text: string): { readonly yaml: string | undefined; readonly html: string }
