/**
 * The browser build's entry. Evaluates the shell's parts in separate tasks, so that input is handled in
 * between: as one task it takes 150 ms on a slow phone.
 */
async function main(): Promise<void> {
  await import(/* webpackMode: "eager" */ './render-root.ts')
  await nextTask()
  const { startShell } = await import(/* webpackMode: "eager" */ './browser.tsx')
  await nextTask()
  startShell()
}

function nextTask(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}

void main()
