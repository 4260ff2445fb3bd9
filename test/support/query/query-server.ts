import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'

/** What the data-query endpoint answers. */
export interface QueryReply {
  readonly data?: Record<string, unknown> | null
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[]
}

const isPublished = (requested: unknown): requested is { readonly documentId: string } =>
  typeof requested === 'object' && requested !== null && 'documentId' in requested

/** A server with a guest who queries it for data. */
export class QueryServer {
  private constructor(
    readonly environment: TestEnvironment,
    readonly server: TestServer,
    readonly token: string,
  ) {}

  static async start(): Promise<QueryServer> {
    const environment = await TestEnvironment.build(SMALL_WORLD)
    const server = await TestServer.start(environment)
    const { accessToken } = await environment.backend.platform.openSession(null, { countryCode: 'DE' })
    return new QueryServer(environment, server, accessToken)
  }

  async stop(): Promise<void> {
    await this.server.app.close()
  }

  /**
   * Sends a document, or a published one by its id, in German, with the guest's token unless another one is given, to
   * this server unless another one of the same platform is given.
   */
  async request(requests: unknown, variables: unknown = {}, bearer: string | null = this.token, of = this.server) {
    const answer = await of.app.inject({
      method: 'POST',
      url: '/query?language=de',
      headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
      payload: isPublished(requests) ? { ...requests, variables } : { query: requests, variables },
    })
    return { status: answer.statusCode, body: answer.json<QueryReply>() }
  }
}
