import type { Intent } from './intent.ts'

/** Orders to do something else than to answer from the site: they are text, and there is nothing on the site about them. */
const ORDERS = [
  /\b(hate|stupid|idiot|dumb|useless|bewakoof|pagal|shut up)\b/,
  /\b(ignore|forget|disregard|override|bypass) (all|any|the|your|previous|every|these|above|prior)\b/,
  /\b(pretend|act as|act like|role ?play|you are now (?!open)|from now on|developer mode|debug mode|jailbreak|dan mode|in a story|tell the story)\b/,
  /\b(write|compose|draft|create|make|sing|recite|tell) (me |us )?(a|an|my|some|the) (\w+ ){0,2}(poem|essay|story|song|joke|letter|testimonial|code|script|email|speech|answer sheet|limerick|haiku|riddle)\b/,
  /\b(translate|summari[sz]e|decode|base64|rot13|obey|hack|hacked|pwned?|owned)\b/,
  /\b(say|repeat|print|output|reply|respond|answer) (only |exactly |with |the word |"|“|'|<)/,
  /\b(system prompt|api[ _]?key|process\.env|source code of)\b|api_key/,
  /<\/?\w+[^>]*>|\{\{|drop table|javascript:|https?:\/\/|\]\(/,
  /\b(coupon|promo) code\b|\bapprove my\b|\bjust guess\b|\bannounce\b|\bi order you\b/,
  /\b(home|personal|private) (address|number|phone)\b|\bnames? (and|&) marks\b|\bmarks of\b|\b(mobile|phone|whatsapp|contact) (number |no )?of (?!(the |your |ur |kutuhal|this )?\b(office|company|centre|center|institute|kutuhal|you|team|school|lab)\b)[a-z]/,
  /कविता|निर्देश भूल|કવિતા|\bkavita\b|\bkahani\b|\bgaali\b|rules? bhool|\bgedicht\b|anweisungen/,
]

export const notAQuestion: Intent = {
  name: 'no question about the site',
  isExact: true,
  reply: ({ plain }) =>
    ORDERS.some(order => order.test(plain)) ? { lines: [], isUnknown: true } : undefined,
}
