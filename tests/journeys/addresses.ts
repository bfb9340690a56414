const port = Number(process.env.JOURNEY_PORT ?? 3200)
const at = (offset: number) => `http://127.0.0.1:${port + offset}`

/**
 * Where the journeys find things: the app as it ships (with the gateway inside), the stub gateway, and a second app that is
 * pointed at the stub; and where the app's mail goes. `JOURNEY_PORT` moves all of them; four ports in a row are used.
 */
export const journeyAddresses = { app: at(0), stub: at(1), stubApp: at(2) }
export const mailPort = port + 3
export const portOf = (address: string) => Number(new URL(address).port)
