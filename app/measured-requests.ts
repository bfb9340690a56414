import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { measureRequest, nameCall } from './platform/measure-request.server.ts'
import { routeTree } from './routeTree.gen.ts'

/** Only looks routes up: it loads and renders nothing. */
const createRouteMap = () => createRouter({ routeTree, context: { queryClient: new QueryClient() } })
let routes: ReturnType<typeof createRouteMap> | undefined

/** The pattern of the route a path belongs to, such as `/grade/$grade`. */
export function routeOf(path: string): string {
  routes ??= createRouteMap()
  return routes.getMatchedRoutes(path)[2]?.fullPath ?? 'unknown'
}

/** Every request, for `/metrics` and the log: by the pattern of its page, or by the name of its server function. */
export const measuredRequests = createMiddleware().server(({ next, request, handlerType, pathname }) => {
  const isCall = handlerType === 'serverFn'
  return measureRequest(request, { route: isCall ? '/_serverFn/unknown' : routeOf(pathname), isCall }, () => next())
})

export const namedCalls = createMiddleware({ type: 'function' }).server(({ next, serverFnMeta }) => {
  nameCall(serverFnMeta.name)
  return next()
})
