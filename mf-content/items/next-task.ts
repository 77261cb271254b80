/** Resolves in a task of its own: what a visitor does in the meantime is answered first. */
export const nextTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
