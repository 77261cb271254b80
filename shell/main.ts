/**
 * The browser build's entry. What the shell consists of is evaluated part by part, and then started, with room between for whatever a
 * visitor does: in one go it is a task of 150 ms on a slow phone.
 */
async function main(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await nextTask()
  const { startShell } = await import(/* webpackMode: "eager" */ './browser.tsx')
  await nextTask()
  startShell()
}

function nextTask(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}

void main()
