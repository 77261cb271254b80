/** For use in quotation marks. @throws Error for a dollar sign, which nginx cannot escape */
export function escapeForNginx(text: string): string {
  if (/[$\n\r\0]/.test(text)) {
    throw new Error(
      `${JSON.stringify(text)} cannot stand in an nginx configuration. Use a name without "$" or line breaks.`,
    )
  }
  return text.replace(/["\\]/g, '\\$&')
}

export const quoteForNginx = (text: string): string => `"${escapeForNginx(text)}"`
