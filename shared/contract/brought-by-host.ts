/**
 * The share scope (shell/federation/load-remote.ts) has exactly these packages, and remote builds leave them
 * out (build/webpack/shared-packages.ts). The router is not shared: remotes use it only through the contract.
 */
export const sharedDependencies = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom'],
  '@emotion/react': ['@emotion/react', '@emotion/react/jsx-runtime'],
  '@kutuhal/contract': ['@kutuhal/contract'],
} as const

export type SharedPackageName = keyof typeof sharedDependencies

/** As remotes import it, e.g. `react/jsx-runtime`. */
export type SharedModuleName = (typeof sharedDependencies)[SharedPackageName][number]
