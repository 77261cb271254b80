/** Runs inside a copy of the project: `build-copy.ts <store>` builds all of it into a store, and prints the versions. */
import { storeAt } from '../../store/store-location.ts'
import { buildReleases } from '../../working-tree/build-releases.ts'

const [, , folder] = process.argv
console.log(JSON.stringify(await buildReleases(storeAt(folder), console.error)))
