import type { Question } from '../asked/question.ts'

/** Whether a question wants to know what a thing is or how it goes, and nothing particular of it. */
export const asksWhatItIs = ({ plain, language }: Question): boolean =>
  (language === 'en' ? ENGLISH : OTHERS).test(plain)

const ENGLISH =
  /^(?:so |and |please )?(?:what(?: is|'s|s| are| was| were)|who (?:is|are)|tell me (?:\w+ )?about|explain|about|how (?:does|do|did) .* work|what (?:do|does|can|will) \w+ do)\b/

const OTHERS =
  /\bkya (?:hai|h|hota hai|hoti hai|hota h)\b|\b(?:su|shu|shun) (?:che|chhe|hoy che)\b|\b(?:ke baare|vishe)\b|क्या (?:है|होता है|होती है)|के बारे|શું (?:છે|હોય)|વિશે/
