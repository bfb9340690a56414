import { type Agent, type IncomingHttpHeaders, request } from 'node:http'

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; text: string }

/** A request as it stands: no client in between that tidies the address or refuses the method. */
export function rawRequest(
  address: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
    agent = false,
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer; agent?: Agent | false } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
