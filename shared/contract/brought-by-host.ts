/**
 * The packages of which a page has one copy, brought by the shell, each with the names under which remotes import it. The
 * shell's share scope (shell/federation/shared-scope.ts) holds exactly these names; builds of remotes leave these packages out
 * (shared/tooling/build/shared-packages.ts). The router is not among them: the contract is the only way a remote reaches it.
 */
export const broughtByHost = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom'],
  '@emotion/react': ['@emotion/react', '@emotion/react/jsx-runtime'],
  '@kutuhal/contract': ['@kutuhal/contract'],
} as const

export type BroughtPackage = keyof typeof broughtByHost

/** A name that remotes import, e.g. `react/jsx-runtime`. */
export type BroughtEntry = (typeof broughtByHost)[BroughtPackage][number]
