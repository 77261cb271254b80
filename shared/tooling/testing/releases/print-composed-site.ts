/** Prints the folder of a generation that is composed from the working tree. */
import { composeWorkingTree } from '../../release/working-tree/compose-working-tree.ts'
import { resolveLocalStore } from '@kutuhal/release/store/store-location.ts'

console.log((await composeWorkingTree(resolveLocalStore(), () => undefined)).folder)
