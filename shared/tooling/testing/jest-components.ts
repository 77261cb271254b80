/** For tests of components, once there is an `afterEach` with which the library clears up behind each of them. */
export {}

// The default of a second is too short for a computer that does something else as well; ms.
if ('document' in globalThis)
  jest
    .requireActual<typeof import('@testing-library/react')>('@testing-library/react')
    .configure({ asyncUtilTimeout: 20_000 })
