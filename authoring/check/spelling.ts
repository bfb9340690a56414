/** American spellings that writers slip into, with the Canadian form. Words that are right in some sense are left out. */
const PAIRS: readonly (readonly [american: string, canadian: string])[] = (
  'color:colour colors:colours colored:coloured coloring:colouring center:centre centers:centres centered:centred ' +
  'behavior:behaviour behaviors:behaviours liter:litre liters:litres kilometer:kilometre kilometers:kilometres ' +
  'centimeter:centimetre centimeters:centimetres millimeter:millimetre millimeters:millimetres milliliter:millilitre ' +
  'milliliters:millilitres fiber:fibre fibers:fibres gray:grey favor:favour favorite:favourite ' +
  'favorable:favourable flavor:flavour flavors:flavours honor:honour labor:labour neighbor:neighbour ' +
  'neighbors:neighbours neighborhood:neighbourhood neighboring:neighbouring odor:odour rumor:rumour vapor:vapour ' +
  'vigor:vigour humor:humour tumor:tumour theater:theatre caliber:calibre defense:defence offense:offence ' +
  'traveled:travelled traveling:travelling traveler:traveller modeling:modelling modeled:modelled labeled:labelled ' +
  'labeling:labelling canceled:cancelled canceling:cancelling fueled:fuelled channeled:channelled leveled:levelled ' +
  'signaling:signalling plow:plough fulfill:fulfil skillful:skilful mold:mould catalog:catalogue'
)
  .split(' ')
  .map((pair) => [pair.split(':')[0] ?? '', pair.split(':')[1] ?? ''])
const CANADIAN = new Map(PAIRS)
/** "30 meter" is a unit; "a light meter", "the meter reads" is a device, which Canadians spell -er too. */
const METER_AS_UNIT = /\b(?:\d[\d .]*|per|square|cubic|each|every)\s+(meters?)\b/gi

/** American spellings in prose, each with the Canadian one. */
export function americanSpellings(words: string): { found: string; better: string }[] {
  const found = (words.match(/[a-z]+/gi) ?? []).flatMap((word) => {
    const better = CANADIAN.get(word.toLowerCase())
    return better ? [{ found: word, better }] : []
  })
  const meters = [...words.matchAll(METER_AS_UNIT)].map((match) => ({ found: match[1] ?? 'meter', better: 'metre' }))
  return [...found, ...meters]
}
