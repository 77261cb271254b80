import { fileURLToPath } from 'node:url'

/** Whether this file runs from an installed package, in a remote's own repository. */
export const isInstalledPackage = /[\\/]node_modules[\\/]/.test(fileURLToPath(import.meta.url))

/** For an installed package it is the folder where npm runs scripts. */
export const projectRoot = isInstalledPackage
  ? process.cwd()
  : fileURLToPath(new URL('../../..', import.meta.url))
