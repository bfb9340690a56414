// The server as it ships. JavaScript, so that the code it starts is read from the compile cache: the types of `server.ts` are then stripped once, not at each start.
import { enableCompileCache } from 'node:module'

enableCompileCache()
await import('./server.ts')
