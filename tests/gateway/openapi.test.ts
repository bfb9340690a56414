import { expect, test } from 'vitest'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { buildOpenApi } from '#gateway/openapi.ts'
import { onEveryDatabase } from './databases.ts'
import { openTestGateway } from './open-test-gateway.ts'

onEveryDatabase('the contract', ({ open }) => {
  test('the gateway has exactly the routes of the contract, and the document describes each', async () => {
    const { app, call } = openTestGateway(await open())
    const routes = app.routes
      .filter((route) => route.method !== 'ALL')
      .map((route) => `${route.method.toLowerCase()} ${route.path.replaceAll(/:(\w+)/g, '{$1}')}`)
    const contract = Object.values(gatewayContract).map(({ method, path }) => `${method} ${path}`)
    expect([...new Set(routes)].sort()).toEqual(contract.sort())
    const document = await (await call('GET', '/openapi.json')).json()
    expect(document).toEqual(JSON.parse(JSON.stringify(buildOpenApi())))
    const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    expect(described.sort()).toEqual(contract)
  })
})

test('the OpenAPI document is sound: unique names, declared parameters, references that lead somewhere', () => {
  const document = buildOpenApi()
  expect(document.openapi).toBe('3.1.0')
  const names: string[] = []
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const operation of Object.values(methods)) {
      expect(operation).toMatchObject({ operationId: expect.any(String), summary: expect.any(String) })
      if (!('operationId' in operation && 'parameters' in operation && 'responses' in operation)) continue
      names.push(String(operation.operationId))
      const parameters = JSON.stringify(operation.parameters)
      for (const [, name] of path.matchAll(/\{(\w+)\}/g)) expect(parameters).toContain(`"name":"${name}","in":"path"`)
      expect(Object.keys(operation.responses ?? {}).length).toBeGreaterThan(1)
    }
  }
  expect(new Set(names).size).toBe(names.length)
  const text = JSON.stringify(document)
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? '')
  expect(references.length).toBeGreaterThan(10)
  for (const name of references) expect(document.components.schemas, name).toHaveProperty(name)
  // a $ref inside a schema of its own would point nowhere once the schema is a component
  expect(text.match(/"\$ref":"#\/(?!components)/g)).toBeNull()
})
