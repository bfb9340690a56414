import type { ShownSection } from '../queries.ts'

export type InteractiveElement = NonNullable<ShownSection['interactiveElement']>
export type InteractiveItem = InteractiveElement['items'][number]
