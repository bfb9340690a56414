/** Where a device keeps its marks (D25). */
export type DeviceCookie = {
  name: string
  options: { httpOnly: true; sameSite: 'strict'; path: '/'; secure: boolean }
}

/**
 * The cookie that no script can read. Behind TLS its name begins with `__Host-`: browsers then keep it for this host alone and send it by TLS
 * only, so no neighbour on a subdomain can put one in its place. Without TLS they refuse such a name.
 * @param address the public one, such as `https://study.example`, or that of the request
 */
export function deviceCookie(address: string): DeviceCookie {
  const secure = address.startsWith('https:')
  const name = secure ? '__Host-ilm_device' : 'ilm_device'
  return { name, options: { httpOnly: true, sameSite: 'strict', path: '/', secure } }
}
