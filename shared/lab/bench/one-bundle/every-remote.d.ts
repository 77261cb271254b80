/** Type of the module that config.ts generates: all remotes */
declare module 'every-remote' {
  import type { RemoteModule } from '@kutuhal/contract'
  export const everyRemote: Readonly<Record<string, RemoteModule>>
}
