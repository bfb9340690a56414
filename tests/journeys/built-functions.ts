import { readFileSync } from 'node:fs'

/** The addresses of all server functions of the build the journeys run against, by the name of the function. */
export function builtFunctions(): Map<string, string> {
  const built = readFileSync('dist/server/server.js', 'utf8')
  const entries = built.matchAll(
    /\b([0-9a-f]{64})["'`]?:\s*\{\s*functionName:\s*["'`](\w+)_createServerFn_handler["'`]/g,
  )
  return new Map([...entries].map(([, id = '', name = '']) => [name, `/_serverFn/${id}`]))
}
