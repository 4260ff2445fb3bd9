import { Client } from 'pg'

/** A connection for as long as some work takes. */
export async function withClient<R>(url: string, work: (client: Client) => Promise<R>): Promise<R> {
  const client = new Client({ connectionString: url, pipeline: true })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
