/** A JSON object whose fields are not known yet. */
export type Loose = { readonly [key: string]: unknown }

export function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
