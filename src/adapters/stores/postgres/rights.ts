import { DatabaseError, type Client } from 'pg'

/** The code with which the database refuses a query because of its role. */
const NOT_ALLOWED = '42501'

/** Maximum number of tables named in an error message. */
const MAX_NAMED = 3

async function currentRole(client: Client): Promise<{ readonly role: string; readonly schema: string }> {
  const { rows } = await client.query<{ role: string; schema: string | null }>(
    'SELECT current_user AS role, current_schema() AS schema',
  )
  return { role: rows[0]?.role ?? '', schema: rows[0]?.schema ?? 'public' }
}

/** The purpose of a role: a server reads and writes, a backup only reads. */
export type RoleUse = 'serve' | 'back up'

const PRIVILEGES = {
  serve: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  'back up': ['SELECT'],
} as const satisfies Record<RoleUse, readonly string[]>

/** Returns the statement that grants exactly the rights a role needs. */
const grantOf = (role: string, schema: string, use: RoleUse): string =>
  `GRANT ${PRIVILEGES[use].join(', ')} ON ALL TABLES IN SCHEMA ${schema} TO "${role}"`

/** Explains the rights a role needs to change tables; ownership cannot be granted. */
const needsToChange = (role: string, schema: string): string =>
  `It has to own the tables and needs GRANT CREATE ON SCHEMA ${schema} TO "${role}". ` +
  'Or run --migrate as a role that has both, and start the server with MIGRATE_AT_START=0.'

/**
 * Runs work that may need more rights than the role has, and reports that in a sentence: what was
 * refused and which rights are needed.
 */
export async function withRightsExplained<R>(client: Client, use: RoleUse | 'change', work: Promise<R>): Promise<R> {
  try {
    return await work
  } catch (cause) {
    if (!(cause instanceof DatabaseError) || cause.code !== NOT_ALLOWED) throw cause
    // Ends an open transaction: a failed one answers nothing more.
    await client.query('ROLLBACK')
    const { role, schema } = await currentRole(client)
    const sentence =
      use === 'change'
        ? `may not bring the tables up to date (${cause.message}). ${needsToChange(role, schema)}`
        : `may not read what was made of the database (${cause.message}). It needs ${grantOf(role, schema, use)}.`
    throw new Error(`The role “${role}” ${sentence}`, { cause })
  }
}

/** Throws if the role may not create tables, before any change starts. */
export async function requireRightToChange(client: Client): Promise<void> {
  const { rows } = await client.query<{ may: boolean | null }>(
    "SELECT has_schema_privilege(current_schema(), 'CREATE') AS may",
  )
  if (rows[0]?.may === true) return
  const { role, schema } = await currentRole(client)
  throw new Error(
    `The role “${role}” may not make tables in the schema ${schema}, which has to be brought up to date. ${needsToChange(role, schema)}`,
  )
}

/**
 * Throws if the role may not read all tables, or a server's role not write them, with the statement
 * that grants it.
 */
export async function requireRights(client: Client, use: RoleUse): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND relname <> 'migrations'
       AND NOT (SELECT bool_and(has_table_privilege(oid, privilege)) FROM unnest($1::text[]) AS privilege)
     ORDER BY relname`,
    [PRIVILEGES[use]],
  )
  if (rows.length === 0) return
  const { role, schema } = await currentRole(client)
  const more = rows.length - MAX_NAMED
  const names = rows.slice(0, MAX_NAMED).map(({ name }) => name)
  throw new Error(
    `The role “${role}” may not ${use === 'serve' ? 'read and write' : 'read'} ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}. ` +
      `It needs ${grantOf(role, schema, use)}.`,
  )
}
