import type { Check } from './prepare.ts'

export const checkChanges: Check = async (store, live, released, generation, kept) => {
  // Import the check only when needed, since it loads a browser's driver and React.
  const { checkChangedApps } = await import('../check/check-release.ts')
  await checkChangedApps({ store, plan: released, generation, kept }, live)
  const { checkGateway } = await import('./check-gateway.ts')
  await checkGateway(store, live, released)
}
