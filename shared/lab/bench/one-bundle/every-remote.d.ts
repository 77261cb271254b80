/** Type of the module that config.ts generates: all remotes of the project, imported the ordinary way. */
declare module 'every-remote' {
  import type { RemoteModule } from '@kutuhal/contract'
  export const everyRemote: Readonly<Record<string, RemoteModule>>
}
