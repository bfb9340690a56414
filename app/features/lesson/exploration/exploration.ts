import type { ShownSection } from '../queries.ts'

export type Exploration = NonNullable<ShownSection['exploration']>
