import { SECURITY_FILE } from '@kutuhal/contract/composition.ts'

/** IDNA takes some of these for the dot of a host, people all of them; NFKC makes a dot of few. */
const DOTS = /[\u3002\uff0e\uff61\u2024\u2027\u00b7\u30fb\u06d4]/g

const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]{0,61}[\p{L}\p{M}\p{N}])?`
const HOST = String.raw`(?:${LABEL}\.)+(?=[\p{L}\p{N}-]*\p{L})[\p{L}\p{M}\p{N}-]{2,}`

/** Schemes that do without slashes. */
const SCHEMES = 'mailto|tel|sms|upi|data|javascript|skype|whatsapp|tg|intent|geo'

/** A scheme with what follows; word@word or @word, which mail, payments and networks have; a host, with or without a path. */
const ADDRESS = new RegExp(
  String.raw`\p{L}[\p{L}\p{N}+.-]*:\/\/[^\s<>"']+|(?<!\p{L})(?:${SCHEMES}):[^\s<>"']+|[\p{L}\p{M}\p{N}._%+-]*@[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]*|(?<![\p{L}\p{M}\p{N}])${HOST}(?::\d+)?(?:\/[^\s<>"']*)?`,
  'gu',
)

/** Digits, however they are grouped: eight and more are no other figure of the site. */
const PHONE = /\+?\d(?:[\s().-]{0,2}\d){7,}/g

/** Of whatever letters, in one case, with one kind of dot and @, and without what is put round these to hide an address. */
const plainOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(DOTS, '.')
    .toLowerCase()
    .replace(
      /\s*[[({<]\s*(?:dot|\.)\s*[\])}>]\s*|(?<=[\p{L}\p{N}])\s+(?:dot\s+(?=(?:com|org|net|co|io)\b)|\.(?=\p{L}))/gu,
      '.',
    )
    .replace(/\s*[[({<]\s*at\s*[\])}>]\s*|\s*@\s*/g, '@')

/** All addresses in a plain text, in one form. */
const addressesIn = (plain: string): readonly string[] =>
  [...plain.matchAll(ADDRESS)].map(([found]) =>
    found.replace(/^(?:https?:\/\/|mailto:)/, '').replace(/\/?[).,;:!?*_…]*$/, ''),
  )

/** Phone numbers in a text, as their last ten digits. */
const phonesIn = (plain: string): readonly string[] =>
  [...plain.matchAll(PHONE)].map(([found]) => found.replace(/\D/g, '').slice(-10))

/** @returns whether a text names an address or a phone that `known` does not; paths of the site are none */
export function namesOthersThan(known: string): (text: string) => boolean {
  const own = addressesIn(plainOf(known)).flatMap(address => [address, address.replace(/\/.*$/, '')])
  // The only file of the site that its texts name; it looks like a host.
  const all = new Set([...own, SECURITY_FILE])
  const phones = new Set(phonesIn(plainOf(known)))
  // Most lines have neither a dot inside, nor an @, nor a scheme, nor eight digits.
  const mayName = new RegExp(String.raw`@|\.\S|:\/\/|(?:${SCHEMES}):|\d(?:[\s().-]{0,2}\d){7}`, 'u')
  return text => {
    const plain = plainOf(text)
    if (!mayName.test(plain)) return false
    return (
      addressesIn(plain).some(address => !all.has(address)) || phonesIn(plain).some(each => !phones.has(each))
    )
  }
}
