import { buildOpenApi } from './openapi.ts'

process.stdout.write(`${JSON.stringify(buildOpenApi(), null, 2)}\n`)
