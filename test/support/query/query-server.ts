import { SMALL_WORLD } from '#test/support/bindings/binding'
import { House } from '#test/support/bindings/house'
import { TestServer } from '#test/support/bindings/test-server'

/** What the data-query endpoint answers. */
export interface QueryReply {
  readonly data?: Record<string, unknown> | null
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[]
}

const isPublished = (asked: unknown): asked is { readonly documentId: string } =>
  typeof asked === 'object' && asked !== null && 'documentId' in asked

/** A server with a guest who asks it for data. */
export class QueryServer {
  private constructor(
    readonly house: House,
    readonly server: TestServer,
    readonly token: string,
  ) {}

  static async start(): Promise<QueryServer> {
    const house = await House.build(SMALL_WORLD)
    const server = await TestServer.start(house)
    const { accessToken } = await house.backend.platform.openSession(null, { countryCode: 'DE' })
    return new QueryServer(house, server, accessToken)
  }

  async stop(): Promise<void> {
    await this.server.app.close()
  }

  /** Asks a document, or a published one by its id, in German, with the guest's token unless another one is given, or this server unless another one of the same house. */
  async ask(asked: unknown, variables: unknown = {}, bearer: string | null = this.token, of = this.server) {
    const answer = await of.app.inject({
      method: 'POST',
      url: '/query?language=de',
      headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
      payload: isPublished(asked) ? { ...asked, variables } : { query: asked, variables },
    })
    return { status: answer.statusCode, body: answer.json<QueryReply>() }
  }
}
