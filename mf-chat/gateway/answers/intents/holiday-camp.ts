import type { Question } from '../asked/question.ts'

/** “Diwali ki chhutti me koi camp hai kya” is about a camp, and not about when the office is open. */
export const isOfHolidayCamp = ({ isAbout, plain }: Question): boolean =>
  isAbout('holiday camp') || (isAbout('holiday') && /\bcamps?\b|कैंप|कैम्प|કેમ્પ/.test(plain))
