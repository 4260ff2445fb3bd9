/**
 * Variables whose value may be in a file that `<NAME>_FILE` names, because it must not be seen in a
 * list of processes or a unit.
 */
export const SECRETS = [
  'PLAYLIST_SECRET',
  'PLAYLIST_SECRET_OLD',
  'DATABASE_URL',
  'NATS_URL',
  'METRICS_TOKEN',
  'SMTP_URL',
  'SMS_TOKEN',
  'CALL_TOKEN',
  'ANALYTICS_TOKEN',
  'VAPID_PRIVATE_KEY',
  'MEDIA_SECRET',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'MEDIA_PUBLISH_TOKEN',
] as const

type Given = Readonly<Record<string, string | undefined>>

/** Reads a file as text. Throws where it cannot. */
export type ReadText = (path: string) => string

/** Returns why a file cannot be read, as the system reports it; never its content. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unreadable'

/**
 * Reads secrets from the files that the variables name. A line break at the end of a file belongs
 * to no secret.
 */
export function withSecretFiles(
  given: Given,
  read: ReadText,
): { readonly given: Given; readonly errors: readonly string[] } {
  const errors: string[] = []
  const found: Record<string, string> = {}
  for (const name of SECRETS) {
    const variable = `${name}_FILE`
    const path = given[variable]
    if (path === undefined) continue
    if (given[name] !== undefined) {
      errors.push(`${name} and ${variable} are both set: remove one of them.`)
      continue
    }
    try {
      const text = read(path).replace(/\r?\n$/u, '')
      if (text === '') errors.push(`${variable} is “${path}”: the file is empty.`)
      else found[name] = text
    } catch (failure) {
      errors.push(`${variable} is “${path}”: the file cannot be read (${reasonOf(failure)}).`)
    }
  }
  return { given: { ...given, ...found }, errors }
}
