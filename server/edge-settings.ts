/** What the server in front of the pages is told by its environment. */
export type EdgeSettings = {
  /** the address students know, such as `https://study.example`; undefined where nobody said */
  publicOrigin: string | undefined
  /** where pictures and films of the content may come from, besides this server, as sources of a Content-Security-Policy */
  mediaSources: string[]
}

/**
 * Reads `PUBLIC_ORIGIN`, `GATEWAY_URL` and `MEDIA_ORIGINS`. The content of this project keeps its pictures on this server. A foreign
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
  }
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
