import { SECURITY_TXT_FILE } from '@kutuhal/contract/composition.ts'

/** Characters that readers, or browsers in host names, take for a dot. NFKC converts only some of them. */
const DOTS = /[\u3002\uff0e\uff61\u2024\u2027\u00b7\u30fb\u06d4]/g

const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]{0,61}[\p{L}\p{M}\p{N}])?`
const HOST = String.raw`(?:${LABEL}\.)+(?=[\p{L}\p{N}-]*\p{L})[\p{L}\p{M}\p{N}-]{2,}`

/** URL schemes that need no slashes. */
const SCHEMES = 'mailto|tel|sms|upi|data|javascript|skype|whatsapp|tg|intent|geo'

/** Matches a URL (`https://…`, `tel:…`), a mail or payment address (a@b, @b), or a host with any path. */
const ADDRESS = new RegExp(
  String.raw`\p{L}[\p{L}\p{N}+.-]*:\/\/[^\s<>"']+|(?<!\p{L})(?:${SCHEMES}):[^\s<>"']+|[\p{L}\p{M}\p{N}._%+-]*@[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]*|(?<![\p{L}\p{M}\p{N}])${HOST}(?::\d+)?(?:\/[^\s<>"']*)?`,
  'gu',
)

/** Matches eight or more digits in any grouping. On the site, only phone numbers have that many digits. */
const PHONE = /\+?\d(?:[\s().-]{0,2}\d){7,}/g

/** Normalises a text: lower case, one kind of dot and @, no brackets or spaces that hide addresses. */
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

/** All addresses in a normalised text, without scheme or trailing punctuation. */
const addressesIn = (plain: string): readonly string[] =>
  [...plain.matchAll(ADDRESS)].map(([found]) =>
    found.replace(/^(?:https?:\/\/|mailto:)/, '').replace(/\/?[).,;:!?*_…]*$/, ''),
  )

/** Phone numbers in a text, as their last ten digits. */
const phonesIn = (plain: string): readonly string[] =>
  [...plain.matchAll(PHONE)].map(([found]) => found.replace(/\D/g, '').slice(-10))

/**
 * @returns a function that tells whether a text names an address or phone number that is not in the text
 * `known`; paths of the site do not count
 */
export function createUnknownAddressDetector(known: string): (text: string) => boolean {
  const own = addressesIn(plainOf(known)).flatMap(address => [address, address.replace(/\/.*$/, '')])
  // Allow security.txt, which the site's texts name and which looks like a host.
  const all = new Set([...own, SECURITY_TXT_FILE])
  const phones = new Set(phonesIn(plainOf(known)))
  // Skip the slow search below for most texts: without @, a URL scheme, eight digits or a dot inside a word,
  // a text contains no address and no phone number.
  const mayName = new RegExp(String.raw`@|\.\S|:\/\/|(?:${SCHEMES}):|\d(?:[\s().-]{0,2}\d){7}`, 'u')
  return text => {
    const plain = plainOf(text)
    if (!mayName.test(plain)) return false
    return (
      addressesIn(plain).some(address => !all.has(address)) || phonesIn(plain).some(each => !phones.has(each))
    )
  }
}
