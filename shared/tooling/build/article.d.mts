export function sanitizeArticle(html: string): string
export function splitFrontMatter(text: string): { readonly yaml: string | undefined; readonly html: string }
