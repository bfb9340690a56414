import { z } from 'zod'
import type { GatewayCall } from '#domain/gateway-contract/gateway-call.ts'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { gatewayErrorSchema } from '#domain/response/gateway-error.ts'

/** JSON Schema 2020-12, which is what OpenAPI 3.1 uses. A schema is told from the side that the reader of it writes. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

const jsonBody = (schema: object) => ({ 'application/json': { schema } })

function parametersOf(call: GatewayCall) {
  const list = (shape: z.ZodObject | undefined, where: 'path' | 'query' | 'header') =>
    Object.entries(shape?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: where,
      required: where === 'path' || !z.safeParse(schema, undefined).success,
      schema: jsonSchema(schema, 'input'),
    }))
  return [...list(call.params, 'path'), ...list(call.query, 'query'), ...list(call.headers, 'header')]
}

function responsesOf(name: string, call: GatewayCall) {
  const success =
    call.answer === undefined
      ? { description: call.status === undefined ? 'The file.' : 'Done.' }
      : { description: 'Done.', content: jsonBody({ $ref: `#/components/schemas/${name}Answer` }) }
  const refusal = (description: string) => ({
    description,
    content: jsonBody({ $ref: '#/components/schemas/error' }),
  })
  return {
    [call.status ?? 200]: success,
    ...Object.fromEntries(Object.entries(call.errors).map(([status, reason]) => [status, refusal(reason)])),
    default: refusal('Any other refusal.'),
  }
}

/** The OpenAPI 3.1 document of every call in the contract, made from the same schemas that check requests. */
export function buildOpenApi() {
  const calls: [string, GatewayCall][] = Object.entries(gatewayContract)
  const schemas: Record<string, object> = { error: jsonSchema(gatewayErrorSchema, 'output') }
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, call] of calls) {
    if (call.body) schemas[`${name}Body`] = jsonSchema(call.body, 'input')
    if (call.answer) schemas[`${name}Answer`] = jsonSchema(call.answer, 'output')
    paths[call.path] = {
      ...paths[call.path],
      [call.method]: {
        operationId: name,
        summary: call.summary,
        parameters: parametersOf(call),
        ...(call.body && {
          requestBody: { required: true, content: jsonBody({ $ref: `#/components/schemas/${name}Body` }) },
        }),
        ...(call.bearer && { security: [{ bearer: [] }] }),
        responses: responsesOf(name, call),
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ilm Study gateway',
      version: '1.0.0',
      description: 'Accounts, course content, exams and the chat with Ilm. Every refusal is JSON `{ error }`.',
    },
    paths,
    components: { schemas, securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  }
}
