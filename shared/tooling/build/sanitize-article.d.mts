export function sanitizeArticle(html: string): string
