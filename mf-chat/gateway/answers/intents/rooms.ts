import type { Said } from '../asked/language.ts'
import type { Room } from '../facts/rooms.ts'
import { said, quoted, type Intent } from './intent.ts'

/** Where the labs are that people can visit, or the one of a town. */
export const rooms: Intent = {
  name: 'rooms',
  isBroad: true,
  reply(question, facts) {
    const { isAbout, isAboutAny, words, plain, strange, language } = question
    if (!isAbout('lab') || isAboutAny('price', 'how many', 'duration', 'how much', 'course')) return undefined
    const here = facts.rooms.filter(({ town }) => words.includes(town.toLowerCase()))
    const others = strange.filter(word => !here.some(({ town }) => town.toLowerCase() === word))
    const [room] = here
    if (room && others.length === 0 && !isAboutAny('when', 'time', 'address', 'list')) {
      const lines = [`${room.name} (${room.lines[0] ?? ''}): ${room.lines[1] ?? ''}`, room.lines[2] ?? '']
      return { lines: quoted(language, lines.filter(Boolean)), page: room.address }
    }
    const isWhere = /\b(where (are|is|do)|which places|which (labs|rooms) can|places)\b/.test(plain)
    if (here.length > 0 || !(isWhere && isAboutAny('lab')) || strange.length > 0 || facts.rooms.length === 0)
      return undefined
    return { lines: said(language, line(facts.rooms)), page: facts.rooms[0]?.address.split('#')[0] }
  },
}

const line = (all: readonly Room[]): Said => {
  const towns = all.map(({ town, state }) => `${town} (${state})`).join(', ')
  return {
    en: `Labs that you can visit by appointment: ${towns}.`,
    hi: `इन लैब में पहले से समय लेकर आ सकते हैं: ${towns}।`,
    gu: `આ લેબની મુલાકાત અગાઉથી સમય લઈને લઈ શકાય: ${towns}.`,
    'hi-Latn': `In labs mein pehle se time lekar aa sakte hain: ${towns}.`,
    'gu-Latn': `Aa labs ni mulakat agauthi samay laine lai shakay: ${towns}.`,
  }
}
