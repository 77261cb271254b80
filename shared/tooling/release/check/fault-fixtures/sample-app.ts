/**
 * The app that fixtures change: one made with `npm run new-remote`, in copies of the project, as the template is. So what teams do
 * with their own apps makes no difference to these tests.
 */
import { createRemote } from '@kutuhal/build/new-remote/create-remote.ts'
import { remoteNames } from '@kutuhal/create-remote/remote-names.ts'
import { copyProject } from '@kutuhal/testing/project-copy.ts'

const names = remoteNames('mf-sample')

export const sampleApp = names.remote

/** Of a release with a mutation. */
export const sampleVersion = '1.1.0'

/**
 * @returns the folder of a copy of the project that holds the shell and the app, whose page is at /sample; whoever asks for it
 * removes it
 */
export async function copyWithSampleApp(): Promise<string> {
  const copy = copyProject(['shell'])
  await createRemote(copy, names, { path: '/sample', install: false })
  return copy
}
