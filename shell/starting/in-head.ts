/** Stands in the head of every document, right behind its styles: what must be known before anything is painted or fetched. */
import { holdPictures } from './held-pictures.ts'
import { spareTypefaces } from './spare-typefaces.ts'

spareTypefaces()
holdPictures()
