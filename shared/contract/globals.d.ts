/** Name and version of the release that this code is part of, e.g. `mf-maze@1.4.0`; written in by the build. */
declare const __RELEASE__: string

/** Whether this is the build that composes documents; written in by the build. What stands behind it reaches no browser. */
declare const __COMPOSING__: boolean

/** What stands for the content in the addresses of public files (shared/ui/public-file.ts); only in releases, written in by the build. */
declare const __PUBLIC_FILES__: Readonly<Record<string, string>>

/** In the shell's build that composes: the scripts that stand in every document, ready to be put there; written in by the build. */
declare const __INLINE_SCRIPTS__: Readonly<Record<'bootstrap' | 'head', string>>

declare module '*.html' {
  /** The file's HTML without its front matter, sanitised (see shared/tooling/build/html-loader.mjs). */
  const html: import('./sanitised-html.ts').SanitisedHtml
  export default html
}

declare module '*.css' {
  const text: string
  export default text
}

/** In the scripts of an app's `embed/` folder: the hash of each module there, base64; written in by the build. */
declare const __EMBED_HASHES__: Readonly<Record<string, string>>
