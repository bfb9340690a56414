import type { z } from 'zod'
import type { GatewayCall } from './gateway-call.ts'
import type { GatewayCallName, gatewayContract } from './gateway-contract.ts'

type Contract = typeof gatewayContract

/** What a call is given by whoever makes it: the fields its entry in the contract names, and no others. */
export type CallInput<Name extends GatewayCallName> = (Contract[Name] extends { params: infer P extends z.ZodType }
  ? { params: z.input<P> }
  : unknown) &
  // as it is once read: a client has numbers where the query has digits
  (Contract[Name] extends { query: infer Q extends z.ZodType } ? { query: z.output<Q> } : unknown) &
  (Contract[Name] extends { headers: infer H extends z.ZodType } ? { headers?: z.input<H> } : unknown) &
  (Contract[Name] extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown) &
  // without one the gateway says that there is no session
  (Contract[Name] extends { bearer: true } ? { token: string | null } : unknown)

/** What any call may be given; `CallInput` says which call is given what. */
export type CallFields = {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | number | null | undefined>>
  headers?: Readonly<Record<string, string | undefined>>
  body?: unknown
  token?: string | null
}

/** The calls that are asked with a query: the content of a course. */
export type ContentCallName = {
  [Name in GatewayCallName]: Contract[Name] extends { query: z.ZodType; bearer: false } ? Name : never
}[GatewayCallName]

/**
 * The path of a call with its parameters filled in, each encoded, so that none can add a segment or a query, or take one away;
 * what no address can hold as a segment (half a character, nothing, dots alone) becomes the sign for a character that is missing.
 */
export function pathOf({ path }: Pick<GatewayCall, 'path'>, params: CallFields['params'] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => segmentOf(params[name] ?? ''))
}

const segmentOf = (value: string): string =>
  encodeURIComponent(/^\.{0,2}$/.test(value) ? '\ufffd' : value.toWellFormed())

type RouteOf<Path extends string> = Path extends `${infer Before}{${infer Name}}${infer After}`
  ? `${Before}:${Name}${RouteOf<After>}`
  : Path

/** The path as a server's router reads it: `{sessionId}` as `:sessionId`. */
export function routeOf<Path extends GatewayCall['path']>({ path }: { path: Path }): RouteOf<Path> {
  return path.replace(/\{(\w+)\}/g, ':$1') as RouteOf<Path>
}
