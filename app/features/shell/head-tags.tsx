import { Asset, useTags } from '@tanstack/react-router'

/** Elements of a head for which a policy asks no nonce here: they come from this server (`'self'`) or hold no code. */
const WITHOUT_NONCE = ['link', 'meta', 'title']

/**
 * The head's tags, with a nonce where one is needed: on every tag it would be a tenth of a page. A page that is whole without the app does not
 * fetch the app's files ahead.
 */
export function HeadTags({ isWholeWithoutApp }: { isWholeWithoutApp: boolean }) {
  return useTags()
    .filter(({ attrs }) => !isWholeWithoutApp || attrs?.rel !== 'modulepreload')
    .map((tag) => {
      const { nonce, ...attrs } = { ...tag.attrs }
      const isPlain = WITHOUT_NONCE.includes(tag.tag)
      return (
        <Asset {...tag} attrs={isPlain ? attrs : { ...attrs, nonce }} key={`${tag.tag} ${JSON.stringify(attrs)}`} />
      )
    })
}
