/** What the server in front of the pages is told by its environment. */
export type EdgeSettings = {
  /** the address students know, such as `https://study.example`; undefined where nobody said */
  publicOrigin: string | undefined
  /** where pictures and films of the content may come from, besides this server, as sources of a Content-Security-Policy */
  mediaSources: string[]
  /** what rendered pages that are the same for every reader may hold in memory together */
  keptPageBytes: number
}

const KEPT_PAGES_MB = 48

/**
 * Reads `PUBLIC_ORIGIN`, `GATEWAY_URL`, `MEDIA_ORIGINS` and `KEPT_PAGES_MB`. The content of this project keeps its pictures on this server. A foreign
 * gateway's lessons may bring theirs from any https address (LES-16, OPN-65), until `MEDIA_ORIGINS` names the ones that may.
 *
 * @throws Error in words for whoever runs the server
 */
export function readEdgeSettings(env: NodeJS.ProcessEnv): EdgeSettings {
  const named = (env.MEDIA_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean)
  return {
    publicOrigin: env.PUBLIC_ORIGIN ? readOrigin('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN) : undefined,
    mediaSources:
      env.GATEWAY_URL && named.length === 0 ? ['https:'] : named.map((origin) => readOrigin('MEDIA_ORIGINS', origin)),
    keptPageBytes: readMegabytes('KEPT_PAGES_MB', env.KEPT_PAGES_MB, KEPT_PAGES_MB) * 1_000_000,
  }
}

function readMegabytes(name: string, value: string | undefined, usual: number): number {
  if (!value) return usual
  if (!/^\d{1,5}$/.test(value)) throw new Error(`${name} is a number of megabytes, 0 for none; it says ${value}`)
  return Number(value)
}

function readOrigin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isOrigin =
    url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
  if (!isOrigin || url.username || url.password)
    throw new Error(`${name} is an address without a path, such as https://study.example; it says ${value}`)
  return url.origin
}

let settings: EdgeSettings | undefined

/** The settings of this process. */
export function edgeSettings(): EdgeSettings {
  settings ??= readEdgeSettings(process.env)
  return settings
}
