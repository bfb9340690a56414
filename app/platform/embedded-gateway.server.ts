export type EmbeddedGateway = { fetch(request: Request): Promise<Response>; close(): Promise<void> }

declare global {
  /** What the server waits for before it stops (server.ts). */
  var onShutdown: (() => Promise<void>)[] | undefined
}

let opened: Promise<EmbeddedGateway> | undefined

/** The gateway that lives in this process, opened at its first use and closed with the server (D2). */
export function embeddedGateway(): Promise<EmbeddedGateway> {
  opened ??= openOnce()
  return opened
}

async function openOnce(): Promise<EmbeddedGateway> {
  throw new Error('No gateway: set GATEWAY_URL')
}
