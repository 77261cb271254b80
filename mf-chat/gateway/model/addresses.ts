/** IDNA takes each of these for the dot of a host; NFKC makes a dot of some of them only. */
const DOTS = /[\u3002\uff0e\uff61\u2024]/g

const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]{0,61}[\p{L}\p{M}\p{N}])?`
const HOST = String.raw`(?:${LABEL}\.)+(?=[\p{L}\p{N}-]*\p{L})[\p{L}\p{M}\p{N}-]{2,}`

/** A scheme with what follows; word@word, which mail and payments have; a host, with or without a path. */
const ADDRESS = new RegExp(
  String.raw`\p{L}[\p{L}\p{N}+.-]*:\/\/[^\s<>"']+|[\p{L}\p{M}\p{N}._%+-]+@[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]*|(?<![\p{L}\p{M}\p{N}/@._-])${HOST}(?::\d+)?(?:\/[^\s<>"']*)?`,
  'gu',
)

/** Digits, however they are grouped: eight and more are no other figure of the site. */
const PHONE = /\+?\d(?:[\s().-]{0,2}\d){7,}/g

/** All addresses in a text, in one form: of whatever letters, whatever their case and kind of dot. */
function addressesIn(text: string): readonly string[] {
  const plain = text.normalize('NFKC').replace(DOTS, '.').toLowerCase()
  return [...plain.matchAll(ADDRESS)].map(([found]) =>
    found.replace(/^(?:https?:\/\/|mailto:)/, '').replace(/\/?[).,;:!?*_…]*$/, ''),
  )
}

/** Phone numbers in a text, as their last ten digits. */
const phonesIn = (text: string): readonly string[] =>
  [...text.normalize('NFKC').matchAll(PHONE)].map(([found]) => found.replace(/\D/g, '').slice(-10))

/** @returns whether a text names an address or a phone that `known` does not; paths of the site are none */
export function namesOthersThan(known: string): (text: string) => boolean {
  const all = new Set(addressesIn(known).flatMap(address => [address, address.replace(/\/.*$/, '')]))
  const phones = new Set(phonesIn(known))
  // Most lines have neither a dot inside, nor an @, nor eight digits.
  const mayName = /[^\s]@|[^\s][.\u3002\uff0e\uff61\u2024]\S|:\/\/|\d(?:[\s().-]{0,2}\d){7}/u
  return text =>
    mayName.test(text) &&
    (addressesIn(text).some(address => !all.has(address)) || phonesIn(text).some(phone => !phones.has(phone)))
}
