type LookUp = (request: { readonly variables: Readonly<Record<string, string>> }) => string

declare const names: Readonly<Record<'assistant' | 'collector' | 'object_store', LookUp>>
export default names
