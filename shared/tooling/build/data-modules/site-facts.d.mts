export const siteFacts: readonly string[]
