/** This release's version, without the app's name: `1.4.0`. */
export const version = __RELEASE__.slice(__RELEASE__.indexOf('@') + 1)
