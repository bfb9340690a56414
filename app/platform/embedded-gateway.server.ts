import type { OpenGateway } from '#gateway/start-gateway.ts'
import { logLine } from '#server/log-line.ts'
import { appWatch } from './app-watch.server.ts'

declare global {
  /** What the server waits for before it stops (server.ts). */
  var onShutdown: (() => Promise<void>)[] | undefined
}

let opened: Promise<OpenGateway> | undefined

/** The gateway that lives in this process, opened at its first use and closed with the server (D2). */
export function embeddedGateway(): Promise<OpenGateway> {
  opened ??= openOnce().catch((error: unknown) => {
    // the next request tries again: a database may come back
    opened = undefined
    // what was wrong in the settings is told in words for whoever runs the server
    logLine('error', 'the gateway could not be opened', {
      reason: error instanceof Error ? error.message : typeof error,
    })
    throw error
  })
  return opened
}

async function openOnce(): Promise<OpenGateway> {
  // not loaded at all where GATEWAY_URL points elsewhere
  const { openGateway } = await import('#gateway/start-gateway.ts')
  const gateway = await openGateway(process.env, appWatch())
  globalThis.onShutdown = [...(globalThis.onShutdown ?? []), () => gateway.close()]
  return gateway
}
