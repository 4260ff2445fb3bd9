import { Client } from 'pg'

/** Runs work with a connection that is closed afterwards. */
export async function withClient<R>(url: string, work: (client: Client) => Promise<R>): Promise<R> {
  const client = new Client({ connectionString: url, pipeline: true })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
