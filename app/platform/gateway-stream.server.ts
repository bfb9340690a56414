import type { CallInput } from '#domain/gateway-contract/call-input.ts'
import type { GatewayCallName } from '#domain/gateway-contract/gateway-contract.ts'
import { type CallOptions, failureOf, readAnswer, requestGateway } from './gateway-client.server.ts'
import { type GatewayEvent, readEvents } from './gateway-events.ts'

/**
 * A call whose answer may come bit by bit. A gateway that does not stream gives its answer at once, so both kinds of gateway are
 * asked in one way.
 */
export async function* streamGateway<Name extends GatewayCallName>(
  name: Name,
  input: CallInput<Name>,
  options: CallOptions,
): AsyncGenerator<GatewayEvent> {
  const accept = 'text/event-stream, application/json;q=0.9'
  const asked = await requestGateway(name, input, { ...options, accept })
  if (!asked.ok) {
    yield { event: 'answer', answer: asked }
    return
  }
  const { response } = asked
  try {
    if (response.ok && response.body && response.headers.get('content-type')?.startsWith('text/event-stream'))
      yield* readEvents(response.body)
    else yield { event: 'answer', answer: await readAnswer(response) }
  } catch (error) {
    yield { event: 'answer', answer: failureOf(error, response.status) }
  }
}
