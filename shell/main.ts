/**
 * The browser build's entry. Evaluates the shell's parts in separate tasks, so that browsers can handle input
 * between the parts: a single task takes 150 ms on a slow phone.
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
