import type { Question } from '../asked/question.ts'
import type { Facts } from '../facts/facts.ts'
import { asksForKind } from '../passages/expected.ts'
import { isOfHolidayCamp } from './holiday-camp.ts'
import { quoted, type Intent, type Reply } from './intent.ts'
import { sentenceWith } from './sentence-with.ts'

/** A question that one sentence of the site settles: which question, which sentence, and on which pages it stands if not on any. */
interface Clause {
  readonly asked: (question: Question) => boolean
  readonly says: RegExp
  readonly pages?: readonly string[]
  /** Asked by its topic alone: whatever else the question says may be about something more. */
  readonly isOfTopic?: boolean
}

const TERMS = ['/terms-of-service']
const PRIVACY = ['/privacy-policy']
const WAITLIST = ['/waitlist']

const CLAUSES: readonly Clause[] = [
  {
    asked: ({ isAbout, isAboutAny, plain }) =>
      isAbout('anganwadi') &&
      !isAboutAny('price', 'teacher', 'when') &&
      !/\bage|\breports?\b/.test(plain) &&
      (/\b(get|gets|receive|contain|inside|equipment|items|things)\b/.test(plain) || isAbout('kit')),
    says: /^a floor to play on/i,
    pages: ['/smart-anganwadi'],
  },
  {
    asked: ({ isAbout }) => isAbout('anganwadi') && isAbout('price'),
    says: /fixed price for each centre/i,
    pages: ['/smart-anganwadi'],
  },
  {
    asked: ({ plain }) =>
      /\b(your|company|kutuhal|our)('?s)? (\w+ )?(story|history)\b|\bhow did (you|it|kutuhal) (start|begin)/.test(
        plain,
      ),
    says: /^in \d{4} there were/i,
    pages: ['/about'],
  },
  {
    asked: ({ isAbout, plain }) =>
      isAbout('maze') && /\bwalls?\b/.test(plain) && /how many|number|kitn/.test(plain),
    says: /\b(five|\d+) walls/i,
  },
  {
    asked: ({ isAbout, plain }) =>
      isAbout('refund') &&
      /\b(if|when|agar) (you|kutuhal|aap|the company)\b|\b(you|kutuhal) (yourselves|itself|cancel)\b|\bby (you|kutuhal)\b/.test(
        plain,
      ) &&
      !/\bif i\b/.test(plain),
    says: /^if we ourselves cancel/i,
    pages: TERMS,
  },
  {
    asked: ({ isAbout, plain }) =>
      isAbout('refund') &&
      /\bhow (do|can|to|should)( i| we| one)?( want to)? (cancel|get|withdraw)|\bcancel kaise|kaise cancel|how to cancel/.test(
        plain,
      ),
    says: /e-mail.*call.*is enough; please give the name/i,
    pages: TERMS,
  },
  {
    asked: ({ isAboutAny, plain }) =>
      isAboutAny('register', 'contact', 'course') && /\b(button|clicked?|form|enroll? now)\b/.test(plain),
    says: /do not by themselves make a registration/i,
    pages: TERMS,
  },
  {
    asked: ({ isAbout, plain }) =>
      isAbout('register') &&
      /\b(herself|himself|themselves|myself|alone|without (my )?parents?|minor|under 18|parent)\b/.test(
        plain,
      ),
    says: /under 18, a parent/i,
    pages: TERMS,
  },
  {
    asked: ({ isAbout, plain }) =>
      isAbout('price') && /\b(change|increase|go up|rise|hike|revised?)\b/.test(plain),
    says: /price at the time of your registration/i,
    pages: TERMS,
  },
  {
    asked: ({ isAbout, isAboutAny, plain }) =>
      isAbout('pay') &&
      !isAboutAny('pay how', 'waitlist') &&
      /\b(on|through|via) (this |your |the )?(web)?(site|page)|\bonline payment\b/.test(plain),
    says: /no payment is taken on these pages/i,
    pages: TERMS,
  },
  {
    asked: ({ plain }) =>
      /\b(print|copy|photocopy|reuse|use)\b.*\b(articles?|exercises?|texts?|drawings?|posts?|material)\b/.test(
        plain,
      ),
    says: /teachers may print and copy/i,
    pages: TERMS,
  },
  {
    asked: ({ plain }) =>
      /\b(legal|registered|official|full) (name|entity)\b|\bname of (the |your )?company\b/.test(plain),
    says: /Private Limited/,
    pages: TERMS,
  },
  {
    asked: ({ plain }) => /\b(which|what) (court|law)|jurisdiction/.test(plain),
    says: /courts at .* jurisdiction/i,
    pages: TERMS,
  },
  {
    asked: ({ isAbout, plain }) =>
      isAbout('maze') && /\b(my|our|own|school|partner)\b.*\b(site|website|page|blog)\b|\bembed/.test(plain),
    says: /may be embedded|on your own page/i,
  },
  { asked: ({ isAbout, plain }) => isAbout('maze') && /keyboard|arrow|keys/.test(plain), says: /↑/ },
  {
    asked: ({ isAbout, plain }) =>
      isAbout('maze') &&
      !/race/.test(plain) &&
      /\b(how many|most|maximum|limit|allowed|kitn\w*|ketl\w*)\b/.test(plain) &&
      /moves?|steps?|turns?|chaal/.test(plain),
    says: /at most \d+ moves/i,
    pages: ['/robot-maze'],
  },
  {
    asked: ({ isAbout, isAboutAny, plain }) =>
      isAboutAny('maze', 'robotics') &&
      !isAboutAny('lab', 'competition') &&
      /\b(play|rules?|commands?|understand|kaise khel\w*|kem ram\w*|how does .* work)\b/.test(plain) &&
      (isAbout('maze') || /command/.test(plain)),
    says: /in at most \d+ moves/i,
    pages: ['/robot-maze'],
  },
  {
    asked: ({ isAboutAny, plain }) =>
      isAboutAny('maze', 'robotics') &&
      /\b(wall|crash\w*|bump\w*)\b/.test(plain) &&
      /\b(happens?|hits?|if)\b/.test(plain),
    says: /crash is a clue/i,
    pages: ['/robot-maze'],
  },
  {
    asked: ({ isAboutAny, plain }) =>
      isAboutAny('privacy', 'assistant') && /\b(chat|conversation|question|messages?|type)\b/.test(plain),
    says: /conversation that you see is kept/i,
    pages: PRIVACY,
  },
  {
    asked: ({ plain }) =>
      /\b(sell|share|third part\w*)\b.*\b(data|information|details)\b|\bdata (sold|shared)\b/.test(plain),
    says: /do not sell/i,
    pages: PRIVACY,
  },
  { asked: ({ plain }) => /\bcookies?\b/.test(plain), says: /set no cookies/i, pages: PRIVACY },
  {
    asked: ({ isAbout, plain }) => isAbout('anganwadi') && /\bdata|names?|privacy\b/.test(plain),
    says: /no child’s data/i,
    pages: ['/smart-anganwadi'],
  },
  {
    asked: ({ plain }) =>
      /\b(news ?letters?|mailing list|subscribe|subscription to (the )?news)\b/.test(plain),
    says: /^one letter a month/i,
  },
  {
    asked: ({ isAbout, plain }) =>
      isAbout('waitlist') && /\b(move up|jump|skip|faster|priority|pay to)\b/.test(plain),
    says: /nobody can pay/i,
    pages: WAITLIST,
  },
  {
    asked: ({ isAbout, isAboutAny, plain }) =>
      isAbout('waitlist') &&
      (isAboutAny('price', 'pay', 'scholarship') || /\bcost|free\b/.test(plain)) &&
      !/\bhow long\b/.test(plain),
    says: /costs nothing/i,
    pages: WAITLIST,
  },
  {
    asked: ({ isAbout, plain }) =>
      isAbout('waitlist') &&
      /\b(how long|how much time|hours?|days?|answer|reply|decide|respond)\b/.test(plain),
    says: /48 hours/i,
    pages: WAITLIST,
  },
  {
    asked: ({ isAbout }) => isAbout('waitlist'),
    says: /list is in the order|^first come/i,
    pages: WAITLIST,
    isOfTopic: true,
  },
  {
    asked: question =>
      isOfHolidayCamp(question) &&
      !question.isAboutAny('medical camp', 'career counselling', 'price') &&
      !/\b(medical|career|eye|health|rajkot|kawant)\b/.test(question.plain),
    says: /^holiday camps:/i,
    pages: WAITLIST,
  },
  {
    asked: ({ isAbout, plain }) =>
      isAbout('kit') &&
      !/\b(how many)\b/.test(plain) &&
      /\b(extra|alag|separate\w*|included?|includes|buy|kharid\w*|return|wapas|vapas|wapis|pac?hh?[iuo]|courier|post|price|cost|deposit|free)\b/.test(
        plain,
      ) &&
      !isAbout('tier') &&
      !isAbout('lab'),
    says: /kit comes by post/i,
  },
  {
    asked: ({ isAbout, isAboutAny, plain }) =>
      isAboutAny('visit', 'lab of a school', 'school') &&
      /\b(visit|coming|come)\b/.test(plain) &&
      isAboutAny('price', 'scholarship') &&
      !isAbout('maze'),
    says: /the visit is free/i,
    pages: ['/services'],
  },
  {
    asked: ({ isAbout, isAboutAny, plain }) =>
      isAbout('anganwadi') && isAboutAny('duration', 'how many') && /\btrain(ing|ed)?\b/.test(plain),
    says: /days of training/i,
    pages: ['/smart-anganwadi'],
  },
  {
    asked: ({ isAboutAny, plain }) =>
      /\b(train(ing)?|prepare) (of |for |your |our |the )*teachers?\b|\bteachers? train(ing|ed)\b/.test(
        plain,
      ) && isAboutAny('duration', 'how many', 'when', 'how much'),
    says: /five days of training before/i,
  },
  {
    asked: ({ isAbout, plain }) =>
      isAbout('school') && /\b(stay|support|remain|how long.*(with|help))\b/.test(plain) && !isAbout('visit'),
    says: /two years with a school/i,
  },
  {
    asked: ({ isAbout, plain }) =>
      isAbout('lab') &&
      /\b(share|shared|several schools|other schools|together with|milkar|mil ke|maline)\b|मिलकर|मिल के|મળીને/.test(
        plain,
      ),
    says: /^a shared lab|six schools within a few/i,
    pages: ['/services'],
  },
  {
    asked: ({ isAbout, plain }) =>
      isAbout('disability') &&
      /\b(deaf|hear|hearing|sign|sun nahi|sam?bhl\w*|sambhal\w*)\b|सुन|સાંભળ|સંભળ/.test(plain),
    says: /^sign first/i,
    pages: ['/services'],
  },
  {
    asked: ({ isAbout, plain }) =>
      !isAbout('disability') &&
      /\b(rooms?|classrooms?|kamra|kamro|jagah|jagya|space)\b|कमर|जगह|રૂમ|ઓરડ|જગ્યા/.test(plain) &&
      /\b(size|how (big|large|much)|big|large|bada|badi|moto|moti|square|sq|area|kitn\w*|ketl\w*)\b|कितन|કેટલ/.test(
        plain,
      ) &&
      !isAbout('anganwadi'),
    says: /^space: /i,
    pages: ['/services'],
  },
  {
    asked: ({ isAboutAny, plain }) =>
      isAboutAny('lab', 'kit', 'school') &&
      /\b(after|over|baad|bad|pachi|pachhi)\b|बाद|પછી/.test(plain) &&
      /\b(two|2|do|be) (years?|yrs?|saal|sal|varsh|varas)\b|(दो|2) साल|(બે|2) વર્ષ/.test(plain),
    says: /^kits and plans stay/i,
    pages: ['/services'],
  },
  {
    asked: ({ isAboutAny, plain }) =>
      isAboutAny('anganwadi') && /\b(screens?|tv|television|mobile)\b|टीवी|मोबाइल|ટીવી|મોબાઇલ/.test(plain),
    says: /^light, and one screen/i,
    pages: ['/smart-anganwadi'],
  },
  {
    asked: ({ plain }) =>
      /\b(ngo|trust or|non.?profit|private limited|pvt|ltd|(a|an) (company|firm|trust) or|government body)\b/.test(
        plain,
      ),
    says: /Private Limited/,
    pages: TERMS,
  },
  {
    asked: ({ plain }) =>
      /\b(seats?|place|spot)\b/.test(plain) &&
      /\b(free|opens?|available|comes?|mile|milti|male)\b/.test(plain) &&
      /\b(how (much|many|long)|kitn\w*|ketl\w*)\b/.test(plain) &&
      /\b(yes|confirm|reply|decide|answer|hours?|say|respond|batana)\b/.test(plain),
    says: /^you have 48 hours|48 hours/i,
    pages: WAITLIST,
  },
  {
    asked: ({ plain }) =>
      /\b(seat|place|spot|admission)\b.*\b(confirm\w*|secured?|final)\b/.test(plain) &&
      /\b(when|how|kab|kaise|kyare)\b/.test(plain),
    says: /secured when the full payment/i,
    pages: TERMS,
  },
  {
    asked: ({ isAboutAny, isAboutOther, plain }) =>
      isAboutAny('price', 'pay') &&
      !isAboutOther('register', 'kit') &&
      /\b(per month|monthly|each month|every month|one.?time|(whole|full|entire|complete) course|per class|per session)\b/.test(
        plain,
      ),
    says: /prices are for the whole course/i,
  },
  {
    asked: ({ plain }) => /\b(chat ?gpt|gpt|gemini|openai|(which|what) (ai|model|llm))\b/.test(plain),
    says: /gemini, a language model/i,
    pages: PRIVACY,
  },
  {
    asked: ({ isAboutAny, plain }) =>
      isAboutAny('school', 'lab') &&
      /\bno (spare |empty |free |extra |separate )?(room|classroom)|\b(room|kamra|jagah|classroom) (hi )?(nahi|nathi)|\b(dont|not) have (a |any )?(spare |empty |free |extra |separate )?(room|classroom|space)/.test(
        plain,
      ),
    says: /^a travelling lab/i,
    pages: ['/services'],
  },
  {
    asked: ({ plain }) =>
      /\b(low|less|poor|fluctuat\w*) voltage|voltage (problem|issue|is low|low)|power cuts?\b/.test(plain),
    says: /^current: /i,
    pages: ['/services'],
  },
  {
    asked: ({ isAbout, labs, plain }) =>
      isAbout('language') && (labs.some(({ name }) => /panel/i.test(name)) || /panel/.test(plain)),
    says: /lessons in .*hindi/i,
    pages: ['/services'],
  },
  {
    asked: ({ isAbout, isAboutAny, labs }) =>
      isAbout('language') && isAboutAny('online', 'tier', 'course', 'teacher') && labs.length === 0,
    says: /classes .* in english, hindi and gujarati/i,
  },
  {
    asked: ({ isAbout, isAboutAny, plain }) =>
      isAbout('tier') &&
      isAboutAny('when', 'time') &&
      /\b(start|starts|launch\w*|opens?|opened|begin\w*|live on|shuru|available)\b/.test(plain) &&
      !/class|doubt/.test(plain),
    says: /online learning platform opens|from \d+ \w+ \d{4} a child/i,
  },
  {
    asked: ({ isAbout, plain }) =>
      isAbout('tier') && /\b(change|move|switch|upgrade|downgrade|shift)\b/.test(plain),
    says: /move up to .* start of any month/i,
  },
  {
    asked: ({ isAboutAny, plain }) =>
      isAboutAny('tier', 'online') && /\blive class/.test(plain) && /\bwhen|day|time|kab|kyare\b/.test(plain),
    says: /live class at/i,
  },
  {
    asked: ({ isAbout, plain }) => isAbout('disability') && /\b(wheelchair|ramp)\b/.test(plain),
    says: /wheelchair/i,
    pages: ['/services'],
    isOfTopic: true,
  },
  {
    asked: ({ isAbout }) => isAbout('disability'),
    says: /^programs you can touch/i,
    pages: ['/services'],
    isOfTopic: true,
  },
  {
    asked: ({ isAbout, plain }) =>
      isAbout('award') && /\b(money|prize|how much|amount|cash|rupees|dollars?|worth)\b/.test(plain),
    says: /award.* comes with|comes with a \$/i,
    isOfTopic: true,
  },
  {
    asked: ({ isAbout, isAboutAny }) => isAbout('award') && !isAboutAny('competition', 'holiday camp'),
    says: /was given the .*award|won the .*award/i,
    isOfTopic: true,
  },
  {
    asked: ({ plain, isAbout }) =>
      /\bgrants?\b/.test(plain) &&
      !isAbout('award') &&
      !/\b(where|used?|spent|divided|go|goes)\b/.test(plain),
    says: /paid for by a \$.* grant/i,
    isOfTopic: true,
  },
  {
    asked: ({ isAbout, plain }) =>
      isAbout('partnership') && /\b(who|which|list|name)\b.*\bpartners\b|\b(your|the) partners\b/.test(plain),
    says: /we work with government departments/i,
  },
]

/** Questions that a single sentence of the site settles, in the site's own words. */
export const clauses: Intent = {
  name: 'clauses',
  isExact: true,
  reply: (question, facts) =>
    replyFrom(
      CLAUSES.filter(({ isOfTopic }) => !isOfTopic),
      question,
      facts,
    ),
}

/** What stands for a whole topic, unless the question asks for something particular of it. */
export const topicClauses: Intent = {
  name: 'clauses on a topic',
  isVague: true,
  isExact: true,
  isBroad: true,
  reply(question, facts) {
    const reply = replyFrom(
      CLAUSES.filter(({ isOfTopic }) => isOfTopic),
      question,
      facts,
    )
    return asksForKind(question.plain) ? undefined : reply
  },
}

function replyFrom(all: readonly Clause[], question: Question, facts: Facts): Reply | undefined {
  for (const { asked, says, pages } of all) {
    if (!asked(question)) continue
    const found = sentenceWith(facts, says, pages)
    if (!found) continue
    const { sentence, next, page } = found
    const lines =
      next !== undefined && sentence.length + next.length < LONGEST ? [sentence, next] : [sentence]
    return { lines: quoted(question.language, lines), page }
  }
  return undefined
}

/** Characters of a sentence with the one that follows. */
const LONGEST = 320
