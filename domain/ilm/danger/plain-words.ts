/** Longest message looked at; the contract allows no longer one (domain/ilm/chat.ts). */
const LONGEST = 1000

/** Signs that stand for letters inside a word: `k1ll`, `s3lf`, `d!e`. */
const SIGNS: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's' }

/** Ways to write a word, each with the one the phrases are written in. Slang that dodges filters counts as what it means. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:im|i m|ima|imma)\b/g, 'i am'],
  [/\b(?:ive|i ve)\b/g, 'i have'],
  [/\b(?:ill|i ll) (?=[a-z])/g, 'i will '],
  [/\bid (?=rather|be|like)/g, 'i would '],
  [/\b(?:dont|don t|dnt|do nt)\b/g, 'do not'],
  [/\bdoesnt\b/g, 'does not'],
  [/\b(?:cant|can t|cannot|can not)\b/g, 'cannot'],
  [/\b(?:wont|won t)\b/g, 'will not'],
  [/\b(?:isnt|isn t)\b/g, 'is not'],
  [/\b(?:wasnt|wasn t)\b/g, 'was not'],
  [/\bwouldnt\b/g, 'would not'],
  [/\b(?:havent|haven t)\b/g, 'have not'],
  [/\b(?:wanna|wana|wnt to|want 2|want too)\b/g, 'want to'],
  [/\b(?:gonna|gunna|gona|going 2|bout to|about to|finna)\b/g, 'going to'],
  [/\b(?:my self|myselff?|mysef|mself|meself)\b/g, 'myself'],
  [/\b(?:them selves)\b/g, 'themselves'],
  [/\b(?:kil|kll|kiil|unaliv|unalive)\b/g, 'kill'],
  [/\b(?:unaliving|killin|kiling)\b/g, 'killing'],
  [
    /\b(?:sucide|suicde|suiside|suicied|suside|suicid|suiciding|suicideing|sewer ?slide|sewerslide|sui cide)\b/g,
    'suicide',
  ],
  [/\b(?:sucidal|suicdal|suisidal|suicidle|suicidel)\b/g, 'suicidal'],
  [/\bcommiting\b/g, 'committing'],
  [/\b(?:overdosing|od ing|oding)\b/g, 'overdose'],
  [/\b(?:overdosed|od ed|oded)\b/g, 'overdosed'],
  [/\b(?:over dose|overdos|od)\b/g, 'overdose'],
  [
    /\b(?:tylenol|tylonol|tylanol|tylenols|acetaminophen|paracetamol|advils?|ibuprofens?|meds|medication|medicine|tablets|sleeping pills|antidepressants)\b/g,
    'pills',
  ],
  [/\b(?:anymore|any more)\b/g, 'anymore'],
  [/\b(?:any one|anyone|no one|noone|nobody|no body)\b/g, 'nobody'],
  [/\b(?:some one|somebody)\b/g, 'someone'],
  [/\b(?:ur|yr)\b/g, 'your'],
  [/\bu\b/g, 'you'],
  [/\b(?:bf)\b/g, 'boyfriend'],
  [/\b(?:gf)\b/g, 'girlfriend'],
  [/\b(?:mum|mommy|mama)\b/g, 'mom'],
  [/\b(?:daddy)\b/g, 'dad'],
  [/\b(?:step ?(?:dad|father))\b/g, 'stepdad'],
  [/\b(?:step ?(?:mom|mother))\b/g, 'stepmom'],
  [/\b(?:pics|pictures|photos|vids|videos)\b/g, 'pics'],
]

/**
 * A message as plain words for looking for danger: lower case, no accents, apostrophes or signs, signs inside words read as
 * letters, spaced-out letters (`k m s`) joined, stretched words (`dieee`) shortened, one spelling per word.
 * @returns the words, a space before, between and after them
 */
export function plainWords(message: string): string {
  let words = message
    .slice(0, LONGEST)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’'`´]/g, '')
    .replaceAll(/(?<=[a-z])[@431!0$5](?=[a-z])/g, (sign) => SIGNS[sign] ?? sign)
    .replaceAll(/(?<=[a-z])[*_.](?=[a-z])/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/([a-z])\1{2,}/g, '$1')
    .replaceAll(/\b(?:[a-z] ){2,}[a-z]\b/g, (letters) => letters.replaceAll(' ', ''))
    .trim()
  for (const [pattern, word] of SPELLINGS) words = words.replaceAll(pattern, word)
  return ` ${words} `
}
