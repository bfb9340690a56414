/** The header's greeting: by first name, or by e-mail where there is none (HDR-12). */
export function greetStudent({ firstName, email }: { firstName: string; email: string }): string {
  return `Welcome ${firstName.trim() || email}, you are locked in!`
}
