/** Name and version of this code's release, e.g. `mf-maze@1.4.0`; the build sets it. */
declare const __RELEASE__: string

/**
 * Whether this is the server build, which composes documents; the build sets it. Browser builds leave out
 * code that runs only if this is true.
 */
declare const __COMPOSING__: boolean

/** The content hash in each public file's address, by path (shared/ui/public-file.ts); only in releases. */
declare const __PUBLIC_FILES__: Readonly<Record<string, string>>

/** In the shell's composing build: the inline scripts of every document; the build sets it. */
declare const __INLINE_SCRIPTS__: Readonly<Record<'bootstrap' | 'head', string>>

declare module '*.html' {
  /** The file's HTML without its front matter, sanitised by shared/tooling/build/webpack/html-loader.mjs. */
  const html: import('./page.ts').SanitisedHtml
  export default html
}

declare module '*.css' {
  const text: string
  export default text
}

/** In scripts of an app's `embed/` folder: each module's hash, base64; the build sets it. */
declare const __EMBED_HASHES__: Readonly<Record<string, string>>
