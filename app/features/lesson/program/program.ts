import type { ShownSection } from '../queries.ts'

export type Program = NonNullable<ShownSection['program']>
