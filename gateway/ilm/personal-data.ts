const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g
/** Ten digits as phone numbers are written, with or without +1; calculations have operators or spaces in other places. */
const PHONE = /(?<![\d.])(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?!\d)/g
const POSTAL_CODE = /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/gi
const STREET =
  /\b\d{1,5} (?:[A-Z][a-z]+ ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Crescent|Cres|Boulevard|Blvd|Lane|Way)\b\.?/g

/** A text without what could identify someone: e-mail and street addresses, phone numbers, postal codes. */
export function withoutPersonalData(text: string): string {
  return text
    .replaceAll(EMAIL, '[e-mail]')
    .replaceAll(PHONE, '[phone]')
    .replaceAll(STREET, '[address]')
    .replaceAll(POSTAL_CODE, '[postal code]')
}
