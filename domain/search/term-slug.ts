/** A term as it stands in an address: `Ohm’s law` is `ohms-law`. Two terms with the same slug are the same term. */
export function termSlug(term: string): string {
  return term
    .normalize('NFKD')
    .replaceAll(/[\p{M}’'`]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9α-ω]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
