/** The texts of the age question. */
export const GREETING_KEYS = [
  'access.gate.title',
  'access.gate.text',
  'access.gate.enter',
  'access.gate.leave',
  'access.gate.left.title',
  'access.gate.left.text',
  'access.gate.left.back',
  'shell.brand',
  'shell.footer.termsOfService',
  'shell.footer.dataProtection',
] as const

export type GreetingKey = (typeof GREETING_KEYS)[number]
